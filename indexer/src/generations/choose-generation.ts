import { isComplete, type StoredGenerations, type CompleteGeneration } from './stored-generation.js';
import { EXIT } from '../failure/exit-codes.js';
import { IndexerFailure } from '../failure/indexer-failure.js';

/** The generation a command is about does not exist, or cannot be used. */
export class NoGeneration extends IndexerFailure {
  readonly code = 'no_generation';
  readonly exitCode = EXIT.noGeneration;
}

/**
 * The stored generation of this id, the newest complete one when no id is given.
 * @throws NoGeneration when there is none, or when it is not complete
 */
export function chooseGeneration(
  stored: StoredGenerations,
  generation: string | undefined,
): CompleteGeneration {
  if (generation === undefined) {
    if (stored.newestComplete) return stored.newestComplete;
    throw new NoGeneration(
      'there is no complete generation; make one with "npm run indexer -- build --source <folder>"',
    );
  }
  const chosen = stored.withId(generation);
  if (chosen === undefined)
    throw new NoGeneration(
      `there is no generation ${generation}; "npm run indexer -- status" lists those there are`,
    );
  if (!isComplete(chosen))
    throw new NoGeneration(`generation ${generation} is not complete, so it cannot be promoted; build again`);
  return chosen;
}
