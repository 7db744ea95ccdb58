import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a server listens, as it is bound: `http://0.0.0.0:3000` when every network can connect. */
export function boundAddress(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
