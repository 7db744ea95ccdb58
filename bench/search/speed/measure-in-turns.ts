import { quantile } from '../measure/measure-engine.js';

/** Asks question number `turn`. */
export type Contestant = (turn: number) => Promise<unknown>;

export interface Speed {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const WARM_UP = 50;

/**
 * Every contestant is asked once in every turn, so that other load on the machine affects all of them equally.
 * @returns speeds by name, in the order of the contestants
 */
export async function measureInTurns(
  contestants: ReadonlyMap<string, Contestant>,
  turns: number,
): Promise<ReadonlyMap<string, Speed>> {
  const times = new Map([...contestants.keys()].map(name => [name, [] as number[]]));
  for (let turn = 0; turn < WARM_UP + turns; turn++) {
    for (const [name, ask] of contestants) {
      const began = performance.now();
      await ask(turn % turns);
      if (turn >= WARM_UP) times.get(name)?.push(performance.now() - began);
    }
  }
  return new Map(
    [...times].map(([name, own]) => [name, { p50Ms: quantile(own, 0.5), p99Ms: quantile(own, 0.99) }]),
  );
}
