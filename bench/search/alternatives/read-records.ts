import { RESOURCES, type Resource } from '#libs/catalog';
import { CatalogSource } from '#libs/catalog-source';
import type { TitledRecord, TitledRecords } from './alternative.js';

/** The three searchable lists of the catalog in the folder `source`. */
export async function readRecords(source: string): Promise<TitledRecords> {
  const catalog = await CatalogSource.open(source);
  const lists = new Map<Resource, TitledRecord[]>();
  for (const list of RESOURCES) {
    const records: TitledRecord[] = [];
    for await (const { item, titles } of catalog.entries(list))
      records.push({ slug: item.id, titles: titles.map(({ text }) => text) });
    lists.set(list, records);
  }
  return lists;
}
