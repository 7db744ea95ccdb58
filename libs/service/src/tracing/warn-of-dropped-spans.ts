import type { FastifyInstance } from 'fastify';
import { onDroppedSpans } from '#libs/tracing';
import { RepeatedWarning } from '../log/repeated-warning.js';

const INTERVAL_MS = 60_000;

/** Warns once a minute at most while the collector of traces does not take them. */
export function warnOfDroppedSpans(
  server: FastifyInstance,
  warn: (about: { readonly times: number; readonly reason: string }, message: string) => void,
): void {
  const message = 'spans were dropped: the collector of traces does not take them';
  const warning = new RepeatedWarning<string>(
    (times, reason) => warn({ times, reason }, message),
    undefined,
    INTERVAL_MS,
  );
  const stop = onDroppedSpans((spans, reason) => warning.add(reason, spans));
  server.addHook('onClose', async () => stop());
}
