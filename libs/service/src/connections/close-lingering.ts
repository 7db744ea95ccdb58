import type { Socket } from 'node:net';

/** How long, and how much, a client may go on sending after the last answer of its connection. */
const LINGER_MS = 1_000;
const MAX_DROPPED_BYTES = 65_536;

/**
 * Ends a connection whose client may still be sending. A socket that is closed with unread bytes resets its connection,
 * and the client may lose the answer (RFC 9112, 9.6). So once the answer is sent, what arrives is dropped for a moment.
 */
export function closeLingering(socket: Socket): void {
  socket.end(() => {
    let dropped = 0;
    socket.on('data', (bytes: Buffer) => {
      dropped += bytes.length;
      if (dropped > MAX_DROPPED_BYTES) socket.destroy();
    });
    socket.once('end', () => socket.destroy());
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  });
}
