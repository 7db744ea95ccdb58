import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** `{ status, body, ms }`: milliseconds until the whole answer has arrived. One request at a time, on one connection. */
export function timedRequest(url, headers, body) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const call = request(url, { method: body ? 'POST' : 'GET', headers, agent }, response => {
      const parts = [];
      response.on('data', part => parts.push(part));
      response.on('end', () =>
        resolve({
          ms: performance.now() - started,
          status: response.statusCode,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    call.on('error', reject).end(body);
  });
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
