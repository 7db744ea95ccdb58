import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { createServer } from './create-server.js';
import { guardServer } from './guard-server.js';
import { ProcessMetrics } from './metrics/process-metrics.js';
import { Serving } from './lifecycle/serving.js';

it('a server without guards does not start', async () => {
  const server = createServer({ trustedProxies: [] });
  await expect(server.ready()).rejects.toThrow('call guardServer');
});

it('a request that is not complete in time is ended within a second or two', async () => {
  const server = createServer({ trustedProxies: [] });
  guardServer(server, {
    limits: {
      maxConnections: 10,
      maxConnectionsPerAddress: 10,
      maxUnsentBytes: 1_000_000,
      writeStallMs: 60_000,
      maxConcurrentRequests: 10,
      maxEventLoopDelayMs: 0,
    },
    serving: new Serving(),
    refuse: () => {},
    warn: () => {},
    metrics: new ProcessMetrics('spec'),
    metricsAddress: { host: '127.0.0.1', port: undefined },
  });
  await server.listen({ port: 0 });
  server.server.headersTimeout = 100;
  const beganMs = performance.now();
  const socket = connect((server.server.address() as AddressInfo).port).resume();
  socket.write('GET / HTTP/1.1\r\n');
  await once(socket, 'close');
  expect(performance.now() - beganMs).toBeLessThan(4_000);
  await server.close();
});
