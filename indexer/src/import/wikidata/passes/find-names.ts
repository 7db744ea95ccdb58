import { isOneOf } from '../source/line-filters.js';
import type { Candidate, Finding } from '../game/candidate.js';
import { readName, type ItemName } from '../game/item-name.js';
import type { ImportState } from './import-state.js';
import { readJsonLines } from './read-json-lines.js';
import { readPass, type PassContext } from './read-pass.js';

/** The second pass: the names of everything that candidates refer to, which shows also what the source does not have. */
export async function findNames(context: PassContext, state: ImportState): Promise<ImportState> {
  const { work } = context;
  const wanted = new Set<string>();
  for await (const finding of readJsonLines<Finding>(work.file('findings.ndjson'), state.lengths.findings))
    if (finding.outcome !== 'left out') for (const id of namedIds(finding)) wanted.add(id);
  for await (const { ids } of readJsonLines<ItemName>(work.file('names.ndjson'), state.lengths.names))
    for (const id of ids) wanted.delete(id);
  return readPass(
    context,
    {
      step: 'names',
      nextStep: 'write',
      file: 'names',
      filter: isOneOf(wanted),
      find: entity => {
        const ids = [entity.id, ...entity.redirectedFrom].filter(id => wanted.delete(id));
        return ids.length === 0 ? undefined : readName(entity, ids);
      },
    },
    state,
  );
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
