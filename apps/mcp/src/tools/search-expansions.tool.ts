import { type ExpansionsQuery, pick } from '#libs/client';
import { partialIn } from '../ids/find-by-name.js';
import { assertIdsExist, type IdFilters } from '../ids/id-filters.js';
import { defineTool } from './define-tool.js';
import { EXPANSION_FILTERS, EXPANSION_ORDER, GAME_SEARCH, PAGE, TEXT_LANGUAGE } from './parameters.js';
import { EXPANSION_FIELDS } from './record-fields.js';

interface Input extends IdFilters, Omit<ExpansionsQuery, keyof IdFilters | 'fields' | 'count'> {
  readonly textLanguage: string;
}

export const searchExpansions = defineTool<Input>({
  name: 'search_expansions',
  description:
    'Finds the expansions of board games that match a title and all filters. Arguments are as in search_games',
  parameters: { ...EXPANSION_FILTERS, ...EXPANSION_ORDER, ...PAGE, ...TEXT_LANGUAGE },
  describedBefore: GAME_SEARCH,
  answer: async (catalog, { textLanguage, ...filters }, signal) => {
    const query = { ...filters, count: true, fields: EXPANSION_FIELDS } as const;
    const page = await catalog.expansions(query, { signal }).firstPage();
    const { data, pagination } = page;
    if (data.length === 0) await assertIdsExist(catalog, filters, { signal });
    return {
      expansions: data.map(expansion => ({ ...expansion, name: pick(expansion.name, [textLanguage]) })),
      total: pagination.total,
      nextCursor: pagination.nextCursor,
      ...partialIn(page),
    };
  },
});
