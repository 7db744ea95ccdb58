import { foldTitle } from '#libs/catalog';
import type { Imported } from './imported.js';
import type { Outcomes } from './outcomes.js';
import type { TargetCatalog } from './target-catalog.js';

/** Records that are neither in the target catalog nor the same as an earlier record of the import. */
export function excludeDuplicates(
  imported: readonly Imported[],
  target: TargetCatalog,
  outcomes: Outcomes,
): Imported[] {
  const seen = new Map<string, string>();
  return imported.filter(record => {
    const slug = ownSlug(record, target) ?? target.titles.find(record);
    if (slug !== undefined) {
      outcomes.set(record.key, { became: 'merged', slug });
      return false;
    }
    const { boardgamegeek } = record.externalIds;
    if (boardgamegeek === undefined) return true;
    const identity = `${boardgamegeek} ${foldTitle(record.name.en)}`;
    const earlier = seen.get(identity);
    if (earlier === undefined) seen.set(identity, record.key);
    else
      outcomes.set(record.key, {
        became: 'left out',
        reason: 'has the title and the BoardGameGeek id of another record',
      });
    return earlier === undefined;
  });
}

/** The slug that the source gives a record, if the target catalog has a record of that slug: they are the same. */
function ownSlug({ id }: Imported, { slugs }: TargetCatalog): string | undefined {
  return id !== undefined && (slugs.games.has(id) || slugs.expansions.has(id)) ? id : undefined;
}
