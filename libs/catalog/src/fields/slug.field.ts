import type { Resource } from '../model/resources.js';
import { slugs } from './accepted-value.js';
import { isAmong } from './declare-fields.js';
import type { IdentifierField } from './field.js';

const MAX_IDS = 50;

/** Slugs of the catalog that ships. */
const EXAMPLES: Readonly<Record<Resource, readonly string[]>> = {
  games: ['catan', 'wingspan'],
  expansions: ['catan-seafarers', 'wingspan-european-expansion'],
  mechanics: ['dice-rolling', 'engine-building'],
  categories: ['animals', 'trains'],
  publishers: ['kosmos', 'stonemaier-games'],
  people: ['elizabeth-hargrave', 'klaus-teuber'],
  awards: ['as-dor', 'spiel-des-jahres'],
  series: ['7-wonders', 'ticket-to-ride'],
};

function pickFrom(resource: Resource) {
  return {
    ids: isAmong(slugs(MAX_IDS), {
      description: `Only the items with these slugs: 1 to ${MAX_IDS}, separated by commas without spaces, each once. Unknown slugs are left out; order and pagination stay the same.`,
      example: EXAMPLES[resource],
    }),
  };
}

/** What every list has: its records have slugs, by which they are picked, and which decide the order in the end. */
export function slugField(
  resource: Resource,
): IdentifierField<{ readonly item: { readonly id: string } }, ReturnType<typeof pickFrom>> {
  return { type: 'identifier', value: ({ item }) => item.id, parameters: pickFrom(resource) };
}
