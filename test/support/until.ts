const PATIENCE_MS = 15_000;
const PAUSE_MS = 50;

/** Waits for a condition that another process or a timer brings about. */
export async function until(condition: () => Promise<boolean>, patienceMs = PATIENCE_MS): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  while (!(await condition())) {
    if (performance.now() > giveUpAt) throw new Error(`not within ${patienceMs} ms: ${condition.toString()}`);
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
}
