import MiniSearch from 'minisearch';
import type { Resource } from '#libs/catalog';
import { PAGE } from '../engines/engine.js';
import { measureHeld } from '../measure-held.js';
import type { Alternative, TitledRecord, TitledRecords } from './alternative.js';

/**
 * In memory; `fuzzy: 0.2` and `prefix: true` as its README shows.
 * @see https://github.com/lucaong/minisearch#search-options
 */
export async function miniSearch(records: TitledRecords): Promise<Alternative> {
  const { value: indices, megabytes } = await measureHeld(() => Promise.resolve(build(records)));
  return {
    find: (list, text) => {
      const hits = indices.get(list)?.search(text, { fuzzy: 0.2, prefix: true }) ?? [];
      return Promise.resolve(hits.slice(0, PAGE).map(({ id }) => String(id)));
    },
    megabytes: () => Promise.resolve(megabytes),
    close: () => Promise.resolve(),
  };
}

function build(records: TitledRecords): Map<Resource, MiniSearch<TitledRecord>> {
  const indices = new Map<Resource, MiniSearch<TitledRecord>>();
  for (const [list, own] of records) {
    const index = new MiniSearch<TitledRecord>({
      idField: 'slug',
      fields: ['titles'],
      extractField: (record, field) => (field === 'slug' ? record.slug : record.titles.join('\n')),
    });
    index.addAll(own);
    indices.set(list, index);
  }
  return indices;
}
