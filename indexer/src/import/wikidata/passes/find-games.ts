import { mentionsGames } from '../source/line-filters.js';
import { examine } from '../game/examine.js';
import { countBatch, type ImportState } from './import-state.js';
import { readJsonLines } from './read-json-lines.js';
import { readPass, type PassContext } from './read-pass.js';

/** The first pass: keeps every item that may become a record, once. */
export async function findGames(context: PassContext, state: ImportState): Promise<ImportState> {
  const known = new Set<string>();
  const kept = readJsonLines<{ id: string }>(context.work.file('findings.ndjson'), state.lengths.findings);
  for await (const { id } of kept) known.add(id);
  return readPass(
    context,
    {
      step: 'games',
      nextStep: 'names',
      file: 'findings',
      filter: mentionsGames,
      find: entity => {
        if (known.has(entity.id)) return undefined;
        const finding = examine(entity);
        if (finding !== undefined) known.add(entity.id);
        return finding;
      },
      count: (current, batch) => ({
        ...current,
        reading: { ...countBatch(current.reading, batch), ending: context.source.ending },
      }),
    },
    state,
  );
}
