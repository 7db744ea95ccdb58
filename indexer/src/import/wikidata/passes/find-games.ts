import type { Finding } from '../game/candidate.js';
import { examine } from '../game/examine.js';
import { mentionsGames } from '../source/line-filters.js';
import { readPass, type PassContext } from './read-pass.js';
import { countBatch, NOTHING_READ, type ReadingTally } from './reading-tally.js';

export interface FoundGames {
  /** Of every item that may become a record, once. */
  readonly findings: readonly Finding[];
  readonly reading: ReadingTally;
}

/** The first pass. */
export async function findGames(context: PassContext): Promise<FoundGames> {
  const findings = new Map<string, Finding>();
  let reading = NOTHING_READ;
  for await (const batch of readPass(context, 'games', mentionsGames)) {
    for (const entity of batch.entities) {
      const finding = findings.has(entity.id) ? undefined : examine(entity);
      if (finding !== undefined) findings.set(entity.id, finding);
    }
    reading = countBatch(reading, batch);
  }
  return { findings: [...findings.values()], reading: { ...reading, ending: context.source.ending } };
}
