import { foldTitle } from '#libs/catalog';

const LONGEST_STEM = 180;

/** The folded title; on a clash with its year; then numbered. */
export class UniqueSlugs {
  private readonly taken: Set<string>;

  constructor(taken: readonly string[] = []) {
    this.taken = new Set(taken);
  }

  claim(title: string, year: number | null = null): string {
    const stem = slugOf(title);
    if (this.take(stem)) return stem;
    const dated = year === null ? stem : `${stem}-${Math.abs(year)}`;
    if (year !== null && this.take(dated)) return dated;
    for (let number = 2; ; number++) {
      const numbered = `${dated}-${number}`;
      if (this.take(numbered)) return numbered;
    }
  }

  private take(slug: string): boolean {
    if (this.taken.has(slug)) return false;
    this.taken.add(slug);
    return true;
  }
}

/** A title without an ASCII letter or digit after folding gets the slug `untitled`. */
function slugOf(title: string): string {
  const words = foldTitle(title).match(/[a-z0-9]+/g) ?? ['untitled'];
  return words.join('-').slice(0, LONGEST_STEM).replace(/-$/, '');
}
