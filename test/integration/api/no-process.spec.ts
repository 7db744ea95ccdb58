import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { startNginx } from '../../support/balancers.js';

it('nginx answers 503 with Retry-After when no process answers', async () => {
  const process = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(process, 'listening');
  const nginx = await startNginx([(process.address() as AddressInfo).port]);
  process.close().closeAllConnections();
  const { status, headers } = await fetch(`${nginx.url}/api/v1/games`);
  await nginx.close();
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});
