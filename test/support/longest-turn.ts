/**
 * The most processor time, in milliseconds, that this thread took between two turns of the event loop while `work` went
 * on: how long it would have kept everybody else waiting on a machine that does nothing else.
 */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = usedMs();
  const turn = (): void => {
    const now = usedMs();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  turn();
  isOver = true;
  return longest;
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
