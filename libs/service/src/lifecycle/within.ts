import { setTimeout as delay } from 'node:timers/promises';

/** The result of `work`. @throws when it takes longer; what was begun continues */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const tooLong = delay(ms, undefined, { signal: waiting.signal }).then(() => {
    throw new Error(`no answer within ${ms} ms`);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    waiting.abort();
  }
}
