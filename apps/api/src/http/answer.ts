import type { Generation } from '#libs/catalog';

/** What a controller returns: the body, and the catalog it was read from. */
export interface Answer<Body = unknown> {
  readonly body: Body;
  readonly generation: Generation;
}

/** An answer as it goes out, the same for every key. */
export interface WrittenAnswer {
  readonly bytes: Buffer;
  readonly entityTag: string;
  /** The header fields of a 200 that follow from the answer, the tag included. */
  readonly headers: Readonly<Record<string, string>>;
  readonly digest: string;
}
