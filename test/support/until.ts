import pWaitFor from 'p-wait-for';

/** How long specs wait for what is sure to come: a busy machine may be ten times slower than a quiet one. */
export const PATIENCE_MS = 120_000;

/** Waits for a condition that another process or a timer makes true. */
export async function until(condition: () => Promise<boolean>, timeoutMs = PATIENCE_MS): Promise<void> {
  const message = `not within ${timeoutMs} ms: ${condition.toString()}`;
  await pWaitFor(condition, { interval: 50, timeout: { milliseconds: timeoutMs, message } });
}
