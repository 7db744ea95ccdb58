import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  /** Whom the server was told to give it to, whatever its headers say. */
  readonly to: readonly string[];
  /** Unfolded lines of the head. */
  readonly headers: readonly string[];
  readonly body: string;
}

export interface TestSmtp {
  readonly url: string;
  /** The newest last. */
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** A real SMTP server, which takes everything but mails to `nobody@…`. */
export async function startSmtp(): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) =>
      answer(address.startsWith('nobody@') ? new Error('no such mailbox') : null),
    onData: (stream, { envelope: { mailFrom, rcptTo } }, answer) => {
      void text(stream).then(message => {
        const from = mailFrom === false ? '' : mailFrom.address;
        mails.push({ from, to: rcptTo.map(({ address }) => address), ...parse(message) });
        answer();
      });
    },
  });
  const server: Server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise(resolve => smtp.close(resolve)),
  };
}

function parse(message: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const [head = '', ...body] = message.split('\r\n\r\n');
  return { headers: head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n'), body: decode(body.join('\r\n\r\n')) };
}

/** Quoted-printable, as far as texts of ours need it. */
function decode(body: string): string {
  return body.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => {
    return String.fromCharCode(Number.parseInt(code, 16));
  });
}
