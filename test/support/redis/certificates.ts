import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** PEM files of a certificate authority and of the certificates it signed. */
export interface Certificates {
  readonly ca: string;
  readonly server: { readonly cert: string; readonly key: string };
  readonly client: { readonly cert: string; readonly key: string };
  remove(): Promise<void>;
}

/** A certificate authority for one test, a certificate for servers on this machine, and one for a client. */
export async function makeCertificates(): Promise<Certificates> {
  const folder = await mkdtemp(join(tmpdir(), 'certificates-'));
  const openssl = (...args: string[]) => run('openssl', args, { cwd: folder });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await openssl(
    'req',
    '-x509',
    ...newKey,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '2',
    '-subj',
    '/CN=test authority',
  );
  await writeFile(join(folder, 'names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1');

  async function sign(name: string): Promise<{ cert: string; key: string }> {
    await openssl('req', ...newKey, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`);
    const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names'];
    await openssl('x509', '-req', '-in', `${name}.csr`, '-out', `${name}.pem`, ...by);
    return { cert: join(folder, `${name}.pem`), key: join(folder, `${name}.key`) };
  }

  return {
    ca: join(folder, 'ca.pem'),
    server: await sign('server'),
    client: await sign('client'),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Arguments with which a `redis-server` accepts only TLS on this port. */
export function tlsSettings(port: number, { ca, server }: Certificates, clients: 'yes' | 'no'): string[] {
  const files = ['--tls-cert-file', server.cert, '--tls-key-file', server.key, '--tls-ca-cert-file', ca];
  return ['--port', '0', '--tls-port', String(port), ...files, '--tls-auth-clients', clients];
}
