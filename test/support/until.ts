const PATIENCE_MS = 15_000;
const PAUSE_MS = 50;

/** Waits for a condition that another process or a timer brings about. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (performance.now() > giveUpAt)
      throw new Error(`not within ${PATIENCE_MS} ms: ${condition.toString()}`);
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
}
