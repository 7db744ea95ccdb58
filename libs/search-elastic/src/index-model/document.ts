import {
  countWords,
  titleForms,
  titleLetters,
  type EntryTypes,
  type Resource,
  type Title,
} from '#libs/catalog';
import { wordCounts } from '../word-counts.js';

/** An entry as it is indexed; the names of the fields are those of `mapping.ts`. */
export type IndexDocument = { readonly slug: string; readonly item: object } & Readonly<
  Record<string, unknown>
>;

type DocumentMakers = { readonly [R in Resource]: (entry: EntryTypes[R]) => IndexDocument };

const DOCUMENTS: DocumentMakers = {
  games: ({ item, titles, publisher }) => ({
    slug: item.id,
    item,
    ...searchFields(titles),
    editions: item.editions,
    year: item.yearPublished,
    players: { gte: item.players.min, lte: item.players.max },
    language: item.languages,
    mechanic: item.mechanics,
    category: item.categories,
    publisher: publisher ?? [],
  }),
  expansions: ({ item }) => ({
    slug: item.id,
    item,
    year: item.yearPublished,
    language: item.languages,
    baseGame: item.baseGame,
  }),
  mechanics: ({ item }) => ({ slug: item.id, item }),
  categories: ({ item }) => ({ slug: item.id, item }),
  publishers: ({ item, titles }) => ({ slug: item.id, item, ...searchFields(titles) }),
  people: ({ item, titles, roles }) => ({ slug: item.id, item, ...searchFields(titles), role: roles }),
};

export function toDocument<R extends Resource>(resource: R, entry: EntryTypes[R]): IndexDocument {
  return DOCUMENTS[resource](entry);
}

function searchFields(titles: readonly Title[]) {
  const forms = titles.map(({ text }) => titleForms(text));
  return {
    titles: forms.map(each => ({ ...each, wordCounts: wordCounts(countWords(each)) })),
    letters: Math.min(...forms.map(titleLetters)),
    alternatives: titles.filter(({ language }) => language === undefined).map(({ text }) => text),
  };
}
