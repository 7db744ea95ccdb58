import type { Generation } from '#libs/catalog';
import type { EncodedBody } from '#libs/service';

/** What a controller returns: the body, and the catalog it was read from. */
export interface Answer<Body = unknown> {
  readonly body: Body;
  readonly generation: Generation;
}

/** An answer as it goes out, the same for every key. */
export interface WrittenAnswer {
  readonly body: EncodedBody;
  readonly entityTag: string;
  /** The `Link` to the next page, if there is one. */
  readonly link: string | undefined;
  /** The generation that it was made from. Another one of the same digest may give it, too. */
  readonly generation: Generation;
}
