import pWaitFor, { TimeoutError } from 'p-wait-for';

/** Whether the condition came true in time. */
export async function waitUntil(condition, { timeoutMs, signal }) {
  try {
    await pWaitFor(condition, { interval: 200, timeout: timeoutMs, signal });
    return true;
  } catch (error) {
    if (error instanceof TimeoutError) return false;
    throw error;
  }
}
