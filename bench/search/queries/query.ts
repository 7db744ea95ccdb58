import type { Resource } from '#libs/catalog';

/** What an answer must contain to be right. */
export type Expectation =
  /** One of these records; several where titles are equal, because it is not known which was meant. */
  | { readonly kind: 'any of'; readonly slugs: ReadonlySet<string> }
  /** One of these records, which have the title now: others that once had it come later. */
  | { readonly kind: 'now called'; readonly slugs: ReadonlySet<string> }
  /** None of these records. */
  | { readonly kind: 'none of'; readonly slugs: ReadonlySet<string> }
  /** An empty page. */
  | { readonly kind: 'nothing' };

/** A question with its right answer. */
export interface Query {
  /** Name of its class. */
  readonly in: string;
  readonly resource: Resource;
  readonly text: string;
  /** The title it was made from; empty for junk. */
  readonly from: string;
  readonly expected: Expectation;
}

/** Deeper hits count as not found. */
export const DEPTH = 5;

/**
 * The rank of the right answer, 1 being the best; infinite when it is not among the first {@link DEPTH}. A record that
 * must not be found ranks 1 when it is not found.
 */
export function rankOf({ expected }: Query, slugs: readonly string[]): number {
  const first = slugs.slice(0, DEPTH);
  if (expected.kind === 'nothing') return first.length === 0 ? 1 : Number.POSITIVE_INFINITY;
  const place = first.findIndex(slug => expected.slugs.has(slug));
  if (expected.kind === 'none of') return place < 0 ? 1 : Number.POSITIVE_INFINITY;
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
}
