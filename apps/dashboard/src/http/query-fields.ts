/** The query of an address as it was received, not validated yet. */
export type QueryFields = Readonly<Record<string, unknown>>;

/** A path of this site with a query; fields without a value are left out. */
export function pathWith(
  path: string,
  fields: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
