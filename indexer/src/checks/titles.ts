import { findsTitle, type CheckSubject, type Finding } from './check-subject.js';
import { sample } from './sample.js';

const SAMPLE_SIZE = 100;

/** A search for the English title of a game finds it, or another game of that title. */
export async function checkTitles(subject: CheckSubject): Promise<Finding> {
  const games = await sample(subject, 'games', SAMPLE_SIZE);
  const problems: string[] = [];
  for (const { id, name } of games)
    if (!(await findsTitle(subject, 'games', name.en)))
      problems.push(`game ${id}: a search for "${name.en}" does not begin with that title`);
  return { checked: games.length, problems };
}
