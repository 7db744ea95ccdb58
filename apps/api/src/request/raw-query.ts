/** A query as Fastify parsed it: a list where a name was repeated. Without a prototype, so any name is just a name. */
export type RawQuery = Readonly<Record<string, string | readonly string[]>>;
