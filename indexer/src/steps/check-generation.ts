import { checkSubject, type CheckSubject, type Finding } from '../checks/check-subject.js';
import { checkCounts } from '../checks/counts.js';
import { checkGolden } from '../checks/golden.js';
import { checkReferences } from '../checks/references.js';
import { checkSamples } from '../checks/samples.js';
import { checkTitles } from '../checks/titles.js';
import { checkVocabulary } from '../checks/vocabulary.js';
import type { Context } from '../context.js';
import { EXIT } from '../failure/exit-codes.js';
import { IndexerFailure } from '../failure/indexer-failure.js';
import type { CompleteGeneration } from '../generations/stored-generation.js';

const CHECKS: readonly [name: string, check: (subject: CheckSubject) => Promise<Finding>][] = [
  ['counts', checkCounts],
  ['samples', checkSamples],
  ['references', checkReferences],
  ['titles', checkTitles],
  ['vocabulary', checkVocabulary],
  ['golden queries', checkGolden],
];

const PRINTED_PROBLEMS = 50;

export class CheckFailed extends IndexerFailure {
  readonly code = 'check_failed';
  readonly exitCode = EXIT.checkFailed;

  constructor(
    generation: string,
    private readonly problems: readonly string[],
  ) {
    const shown = problems.slice(0, PRINTED_PROBLEMS).map(problem => `\n  ${problem}`);
    const rest = problems.length - shown.length;
    super(
      `generation ${generation} failed its checks:${shown.join('')}${rest > 0 ? `\n  … and ${rest} more` : ''}`,
    );
  }

  override get details(): object {
    return { problems: this.problems };
  }
}

/** @throws CheckFailed with everything that any check found */
export async function checkGeneration(context: Context, generation: CompleteGeneration): Promise<void> {
  const subject = checkSubject(context, generation);
  const problems: string[] = [];
  for (const [name, check] of CHECKS) {
    context.signal.throwIfAborted();
    const found = await check(subject);
    const outcome = found.problems.length === 0 ? 'good' : `${found.problems.length} wrong`;
    context.report.tell('check', `check ${name}: ${found.checked} checked, ${outcome}`, {
      check: name,
      ...found,
    });
    problems.push(...found.problems.map(problem => `${name}: ${problem}`));
  }
  if (problems.length > 0) throw new CheckFailed(generation.id, problems);
}
