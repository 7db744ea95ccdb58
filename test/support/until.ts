import pWaitFor from 'p-wait-for';

const TIMEOUT_MS = 60_000;

/** Waits for a condition that another process or a timer makes true. */
export async function until(condition: () => Promise<boolean>, timeoutMs = TIMEOUT_MS): Promise<void> {
  const message = `not within ${timeoutMs} ms: ${condition.toString()}`;
  await pWaitFor(condition, { interval: 50, timeout: { milliseconds: timeoutMs, message } });
}
