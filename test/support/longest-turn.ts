/**
 * The most processor time, in milliseconds, that this thread took between two turns of the event loop while `work` went
 * ran: how long all other requests would have waited on a machine that does nothing else.
 */
async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
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

const RUNS = 3;

/**
 * The least `longestTurnMs` of up to three runs of `work`; the first run below `enoughMs` ends it. Work that does not
 * yield takes too long in every run; compilation, garbage collection and a processor shared with others do not.
 */
export async function leastLongestTurnMs(enoughMs: number, work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < RUNS && least >= enoughMs; run++)
    least = Math.min(least, await longestTurnMs(work));
  return least;
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
