import { expect, it } from '@jest/globals';
import { createServer } from './create-server.js';

it('a server without guards does not start', async () => {
  const server = createServer({ trustedProxies: [] });
  await expect(server.ready()).rejects.toThrow('call guardServer');
});
