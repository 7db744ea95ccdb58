import { mayBeNear, nearestSlugs, slugBudget, wordSignature, type SlicedWork } from '#libs/catalog';

const SLUGS_PER_STEP = 4_096;

/** All slugs of a list, by which those near to an unknown one are found without measuring each. */
export class SlugIndex {
  private readonly signatures: Uint32Array;

  constructor(private readonly slugs: readonly string[]) {
    this.signatures = Uint32Array.from(slugs, signatureOf);
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
