import { isOneOf } from '../source/line-filters.js';
import type { Candidate, Finding } from '../game/candidate.js';
import { readName, type ItemName } from '../game/item-name.js';
import { readPass, type PassContext } from './read-pass.js';

/** The second pass: the names of everything that candidates refer to, which shows also what the source does not have. */
export async function findNames(
  context: PassContext,
  findings: readonly Finding[],
): Promise<readonly ItemName[]> {
  const candidates = findings.filter(finding => finding.outcome !== 'left out');
  const wanted = new Set(candidates.flatMap(namedIds));
  const names: ItemName[] = [];
  for await (const { entities } of readPass(context, 'names', isOneOf(wanted)))
    for (const entity of entities) {
      const ids = [entity.id, ...entity.redirectedFrom].filter(id => wanted.delete(id));
      if (ids.length > 0) names.push(readName(entity, ids));
    }
  return names;
}

/** Items of which a record has the name, or the code. */
export function namedItems(candidate: Candidate): string[] {
  const { classes, unmapped, languages, publishers, designers, illustrators, series, awards } = candidate;
  const others = [classes, unmapped, languages, publishers, designers, illustrators, series].flat();
  return [...others, ...awards.map(({ award }) => award)];
}

function namedIds(candidate: Candidate): string[] {
  return [...namedItems(candidate), ...candidate.bases];
}
