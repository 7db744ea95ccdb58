import { hash } from 'node:crypto';
import {
  countWords,
  fieldsOf,
  formsOfTitle,
  titleLetters,
  type EntryTypes,
  type Field,
  type Resource,
  type Title,
} from '#libs/catalog';
import { wordCounts } from '../word-counts.js';
import { LISTED_EDITIONS, RECORD_DIGEST } from './mapping.js';

/** An entry as it is indexed; the names of the fields are those of `mapping.ts`. */
export type IndexDocument = { readonly item: { readonly id: string } } & Readonly<Record<string, unknown>>;

type Hidden = Pick<EntryTypes['games'], 'listedEditions'>;

export function toDocument<R extends Resource>(resource: R, entry: EntryTypes[R]): IndexDocument {
  const { item, titles, listedEditions }: EntryTypes[R] & Partial<Hidden> = entry;
  return {
    item,
    [RECORD_DIGEST]: digestOf([item, listedEditions]),
    ...searchFields(titles),
    ...(listedEditions && { [LISTED_EDITIONS]: listedEditions.map(edition => JSON.stringify(edition)) }),
    ...Object.fromEntries(fieldsOf(resource).map(([name, field]) => [name, indexed(field, entry)])),
  };
}

/** 16 characters of base64url are 96 bits. */
const DIGEST_LENGTH = 16;

function digestOf(shown: unknown): string {
  return hash('sha256', JSON.stringify(shown), 'base64url').slice(0, DIGEST_LENGTH);
}

/** The values of an entry in a field of the registry, in the form that its mapping expects. */
function indexed<Entry>(field: Field<Entry>, entry: Entry): unknown {
  switch (field.type) {
    case 'identifier':
      return field.value(entry);
    case 'keyword':
      return field.values(entry);
    case 'integer':
      return field.value(entry);
    case 'integer range':
      return field.ranges(entry).map(({ min, max }) => ({ gte: min, lte: max }));
  }
}

function searchFields(titles: readonly Title[]) {
  const forms = titles.map(title => ({ ...formsOfTitle(title), isAlias: title.isAlias }));
  return {
    titles: forms.map(each => ({ ...each, wordCounts: wordCounts(countWords(each)) })),
    letters: Math.min(...forms.map(titleLetters)),
    alternatives: titles.filter(({ isAlias }) => isAlias).map(({ text }) => text),
  };
}
