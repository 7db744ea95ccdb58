import { MAX_SLUG_LENGTH, foldTitle } from '#libs/catalog';

/** Leaves room for a year and a suffix. */
const LONGEST_STEM = MAX_SLUG_LENGTH - 30;

/**
 * The folded title, its words joined by `-`; of the letters and digits of ASCII only.
 * @returns `undefined` when there is none
 */
export function slugOf(title: string): string | undefined {
  const words = foldTitle(title).match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, LONGEST_STEM).replace(/-$/, '');
}

/** Gives every record a slug of its own. */
export class SlugRegister {
  private readonly taken: Set<string>;

  /** @param taken slugs that must not be given again */
  constructor(taken: Iterable<string> = []) {
    this.taken = new Set(taken);
  }

  /** Takes a slug as it is. @returns whether it was free */
  keep(slug: string): boolean {
    if (this.taken.has(slug)) return false;
    this.taken.add(slug);
    return true;
  }

  /** Keeps slugs from being given. */
  reserve(slugs: Iterable<string>): void {
    for (const slug of slugs) this.taken.add(slug);
  }

  /**
   * The slug of the title; on a clash the year is added, then the suffix, which makes it stable however many records of
   * that title there are; without a suffix they are numbered.
   */
  claim(title: string, year: number | null = null, suffix?: string): string {
    const stem = slugOf(title) ?? suffix ?? 'untitled';
    if (this.keep(stem)) return stem;
    // A year before the common era would make a double hyphen, which no slug has.
    if (year !== null && year > 0 && this.keep(`${stem}-${year}`)) return `${stem}-${year}`;
    if (suffix !== undefined && this.keep(`${stem}-${suffix}`)) return `${stem}-${suffix}`;
    for (let number = 2; ; number++) if (this.keep(`${stem}-${number}`)) return `${stem}-${number}`;
  }
}
