import { mayBeNear, nearestSlugs, slugBudget, wordSignature, type SlicedWork } from '#libs/catalog';
import { firstIndex } from '#libs/packed';

const SLUGS_PER_STEP = 4_096;

/** All slugs of a list, each with its place. */
export class SlugIndex {
  private readonly places: ReadonlyMap<string, number>;
  /** Those near to an unknown slug are found by them without measuring each. */
  private readonly signatures: Uint32Array;

  /** @param slugs ascending */
  constructor(private readonly slugs: readonly string[]) {
    this.places = new Map(slugs.map((slug, place) => [slug, place]));
    this.signatures = Uint32Array.from(slugs, signatureOf);
  }

  placeOf(slug: string): number | undefined {
    return this.places.get(slug);
  }

  /** The place of the first slug after `slug`, which need not be in the list. */
  firstPlaceAfter(slug: string): number {
    return firstIndex(this.slugs.length, place => (this.slugs[place] ?? '') > slug);
  }

  *nearest(slug: string): SlicedWork<string[]> {
    const signature = signatureOf(slug);
    const budget = slugBudget(slug);
    const candidates: string[] = [];
    for (let place = 0; place < this.slugs.length; place++) {
      if (mayBeNear(this.signatures[place] ?? 0, signature, budget)) candidates.push(this.slugs[place] ?? '');
      if (place % SLUGS_PER_STEP === 0) yield;
    }
    return nearestSlugs(slug, candidates);
  }
}

function signatureOf(slug: string): number {
  return wordSignature(Array.from(slug, letter => letter.codePointAt(0) ?? 0));
}
