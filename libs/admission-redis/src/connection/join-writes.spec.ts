import { describe, expect, it } from '@jest/globals';
import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { Command, Redis } from 'ioredis';
import { joinWrites } from './join-writes.js';

describe('commands that are sent one after the other', () => {
  it('leave in one write', async () => {
    const { client, writes } = aClient();
    send(client, 'a', 'b', 'c');
    await turn();
    expect(writes).toEqual([['a', 'b', 'c']]);
  });

  it('do not wait for those of the next turn of the event loop', async () => {
    const { client, writes } = aClient();
    send(client, 'a', 'b');
    await turn();
    send(client, 'c');
    await turn();
    expect(writes).toEqual([['a', 'b'], ['c']]);
  });

  it('are sent as before while there is no connection', () => {
    const sent: unknown[] = [];
    const client = joinWrites({ sendCommand: (command: unknown) => sent.push(command) } as unknown as Redis);
    send(client, 'a');
    expect(sent).toEqual(['a']);
  });
});

/** A client whose connection notes what each write held. */
function aClient(): { readonly client: Redis; readonly writes: string[][] } {
  const writes: string[][] = [];
  const note = (chunks: readonly { readonly chunk: unknown }[], done: () => void): void => {
    writes.push(chunks.map(({ chunk }) => String(chunk)));
    done();
  };
  const stream = new Writable({
    write: (chunk, _encoding, done) => note([{ chunk }], done),
    writev: note,
  });
  const sendCommand = (command: unknown) => stream.write(command);
  return { client: joinWrites({ stream, sendCommand } as unknown as Redis), writes };
}

function send(client: Redis, ...commands: string[]): void {
  for (const command of commands) client.sendCommand(command as unknown as Command);
}
