import { type GamesQuery, pick } from '#libs/client';
import { partialIn } from '../ids/find-by-name.js';
import { assertIdsExist, type IdFilters } from '../ids/id-filters.js';
import { defineTool } from './define-tool.js';
import { GAME_SEARCH } from './parameters.js';
import { SUMMARY_FIELDS } from './record-fields.js';

/** The fields by which games can be counted. */
const COUNTED = [
  'mechanic',
  'category',
  'language',
  'publisher',
  'designer',
  'illustrator',
  'complexity',
  'award',
  'series',
] as const;

interface Input extends IdFilters, Omit<GamesQuery, keyof IdFilters | 'fields' | 'facets' | 'count'> {
  readonly countBy?: readonly (typeof COUNTED)[number][];
  readonly textLanguage: string;
}

export const searchGames = defineTool<Input>({
  name: 'search_games',
  description:
    'Finds the board games that match a title and all filters; a,b: both ids, a|b: any, !a: not it. With q the best match is first, else they are in order of id. partial: no title matches all of q, so check the names; suggestions: what else q may mean. Complexity is from 1 to 5',
  parameters: {
    ...GAME_SEARCH,
    countBy: {
      type: 'array',
      items: { enum: COUNTED },
      description: 'Also counts all matches by the values of these: the 50 most frequent',
    },
  },
  answer: async (catalog, { countBy = [], textLanguage, ...filters }, signal) => {
    const facets = countBy.length === 0 ? undefined : [...new Set(countBy)];
    const page = await catalog
      .games({ ...filters, facets, count: true, fields: SUMMARY_FIELDS }, { signal })
      .firstPage();
    if (page.data.length === 0) await assertIdsExist(catalog, filters, { signal });
    return {
      games: page.data.map(game => ({ ...game, name: pick(game.name, [textLanguage]) })),
      total: page.pagination.total,
      ...(page.facets && { counts: page.facets }),
      nextCursor: page.pagination.nextCursor,
      ...partialIn(page),
    };
  },
});
