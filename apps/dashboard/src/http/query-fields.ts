/** The query of an address as it was received, not validated yet. */
export type QueryFields = Readonly<Record<string, unknown>>;
