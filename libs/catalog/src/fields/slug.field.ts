import { slugs } from './accepted-value.js';
import { isAmong } from './declare-fields.js';
import type { IdentifierField } from './field.js';

const MAX_IDS = 50;

const IDS = {
  ids: isAmong(slugs(MAX_IDS), {
    description: `Only the items with these slugs: 1 to ${MAX_IDS}, separated by commas without spaces, each once. Unknown slugs are left out; order and pagination stay the same.`,
    example: ['catan', 'wingspan'],
  }),
};

/** What every list has: its records have slugs, by which they are picked, and which decide the order in the end. */
export const SLUG_FIELD: IdentifierField<{ readonly item: { readonly id: string } }, typeof IDS> = {
  type: 'identifier',
  value: ({ item }) => item.id,
  parameters: IDS,
};
