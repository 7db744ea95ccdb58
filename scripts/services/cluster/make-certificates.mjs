import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.mjs';

const DAYS = '2';

/** Makes an authority and a certificate of it for this machine: `ca.pem`, `server.pem`, `server.key` in `folder`. */
export async function makeCertificates(folder) {
  const path = name => join(folder, name);
  const key = name =>
    openssl('genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', path(name));
  await key('ca.key');
  await openssl(
    ...['req', '-x509', '-key', path('ca.key'), '-out', path('ca.pem')],
    ...['-subj', '/CN=authority of a test', '-days', DAYS],
  );
  await key('server.key');
  await openssl(
    'req',
    '-new',
    '-key',
    path('server.key'),
    '-subj',
    '/CN=localhost',
    '-out',
    path('server.csr'),
  );
  writeFileSync(path('names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1');
  await openssl(
    ...['x509', '-req', '-in', path('server.csr'), '-out', path('server.pem'), '-extfile', path('names')],
    ...['-CA', path('ca.pem'), '-CAkey', path('ca.key'), '-CAcreateserial', '-days', DAYS],
  );
}

function openssl(...args) {
  return runTool('openssl', args);
}
