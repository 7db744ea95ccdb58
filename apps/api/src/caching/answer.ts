import type { Generation } from '#libs/catalog';
import type { EncodedBody } from '#libs/service';

/** What a controller returns: the body, and the catalog it was read from. */
export interface Answer<Body = unknown> {
  readonly body: Body;
  readonly generation: Generation;
  /**
   * Whether it is a page of the log of changes. That grows while the catalog stays the same, so that URL and generation do not
   * determine the answer: it is not kept, and its tag is made of its body.
   */
  readonly isOfChanges?: boolean;
}

/** An answer as it goes out, the same for every key. */
export interface WrittenAnswer {
  readonly body: EncodedBody;
  readonly entityTag: string;
  /** Whether it may be kept: its URL and its generation determine it. */
  readonly isLasting: boolean;
  /** Header fields that follow from the body: its type, and the `Link` to the next page, if there is one. */
  readonly bodyHeaders: Readonly<Record<'content-type', string> & Partial<Record<'link', string>>>;
  /** Header fields of the answer, which a 304 has as well. */
  readonly headers: Readonly<Record<string, string>>;
  /** The generation that it was made from. */
  readonly generation: Generation;
}
