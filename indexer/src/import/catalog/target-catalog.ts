import { foldTitle, presentTitles, RESOURCES, type Resource } from '#libs/catalog';
import { CatalogSource, type RecordTypes } from '#libs/catalog-source';
import { TargetTitles } from './target-titles.js';

/** The lists whose records imports recognize by their names. */
export const NAMED_LISTS = ['publishers', 'people', 'awards', 'series'] as const;
export type NamedList = (typeof NAMED_LISTS)[number];

/** The catalog that an import is merged into; its records win, and are written as they are. */
export interface TargetCatalog {
  readonly folder: string | undefined;
  readonly titles: TargetTitles;
  /** Slugs of every list. */
  readonly slugs: Readonly<Record<Resource, ReadonlySet<string>>>;
  /** Slug by folded name; the first of several. */
  readonly names: Readonly<Record<NamedList, ReadonlyMap<string, string>>>;
  records<R extends Resource>(resource: R): AsyncIterable<RecordTypes[R]>;
}

/**
 * @param folder a source; with `undefined` the import is not merged
 * @throws SourceRefused for a source with a fault
 */
export async function openTargetCatalog(folder: string | undefined): Promise<TargetCatalog> {
  const source = folder === undefined ? undefined : await CatalogSource.open(folder);
  const titles = new TargetTitles();
  const slugs = Object.fromEntries(
    RESOURCES.map(resource => [resource, new Set<string>()]),
  ) as unknown as Record<Resource, Set<string>>;
  const names = Object.fromEntries(NAMED_LISTS.map(list => [list, new Map<string, string>()])) as Record<
    NamedList,
    Map<string, string>
  >;
  for (const resource of RESOURCES)
    for await (const record of source?.records(resource) ?? []) {
      slugs[resource].add(record.id);
      if (resource === 'games' || resource === 'expansions')
        titles.add(record as RecordTypes['games'] | RecordTypes['expansions']);
      const byName = (names as Partial<Record<Resource, Map<string, string>>>)[resource];
      for (const { text } of byName === undefined ? [] : presentTitles(record)) {
        const name = nameKey(text);
        if (byName?.has(name) === false) byName.set(name, record.id);
      }
    }
  return {
    folder,
    titles,
    slugs,
    names,
    async *records(resource) {
      if (source !== undefined) yield* source.records(resource);
    },
  };
}

/** Names that fold alike are one; those of other scripts fold to themselves. */
export function nameKey(name: string): string {
  return foldTitle(name) || name.normalize('NFC');
}
