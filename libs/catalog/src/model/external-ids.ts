/** Other catalogs whose ids a record may have, in the order in which answers have them. */
export const EXTERNAL_CATALOGS = {
  boardgamegeek: { name: 'BoardGameGeek', idPattern: '[1-9]\\d{0,8}', example: '13' },
  wikidata: { name: 'Wikidata', idPattern: 'Q[1-9]\\d{0,11}', example: 'Q17271' },
} as const;

export type ExternalCatalog = keyof typeof EXTERNAL_CATALOGS;

/** The ids of the same record in other catalogs, as text; absent where none is known. */
export type ExternalIds = { readonly [C in ExternalCatalog]?: string };

export function isExternalId(catalog: ExternalCatalog, text: string): boolean {
  return new RegExp(`^${EXTERNAL_CATALOGS[catalog].idPattern}$`).test(text);
}

/** The same ids in the order of {@link EXTERNAL_CATALOGS}. */
export function inCatalogOrder(ids: ExternalIds): ExternalIds {
  const names = Object.keys(EXTERNAL_CATALOGS) as ExternalCatalog[];
  return Object.fromEntries(names.filter(name => ids[name] !== undefined).map(name => [name, ids[name]]));
}
