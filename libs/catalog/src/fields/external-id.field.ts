import { EXTERNAL_CATALOGS, type ExternalCatalog, type ExternalIds } from '../model/external-ids.js';
import { externalIds } from './accepted-value.js';
import { isAmong } from './declare-fields.js';
import type { KeywordField } from './field.js';

const MAX_IDS = 50;

function lookUp(catalog: ExternalCatalog, example: readonly string[]) {
  const { name } = EXTERNAL_CATALOGS[catalog];
  return isAmong(externalIds(catalog, MAX_IDS), {
    description: `Only what has one of these ids of ${name}: 1 to ${MAX_IDS}, separated by commas without spaces, each once. Unknown ids are left out.`,
    example,
  });
}

interface Identified {
  readonly item: { readonly externalIds: ExternalIds };
}

/**
 * The id of a record in another catalog, by which it is looked up.
 * @param example ids that the catalog that ships has; none if it has none
 */
export function externalIdField<C extends ExternalCatalog>(
  catalog: C,
  example: readonly string[],
): KeywordField<Identified, Readonly<Record<C, ReturnType<typeof lookUp>>>> {
  return {
    type: 'keyword',
    values: ({ item }) => [item.externalIds[catalog] ?? []].flat(),
    parameters: { [catalog]: lookUp(catalog, example) } as Record<C, ReturnType<typeof lookUp>>,
    counts: false,
  };
}
