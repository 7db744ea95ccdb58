const SHOWN = 10;

/** Counts slugs and remembers the first few in their order. */
export class SlugList {
  count = 0;
  readonly first: string[] = [];

  add(slug: string): void {
    this.count++;
    const last = this.first.at(-1);
    if (this.first.length === SHOWN && last !== undefined && slug >= last) return;
    this.first.push(slug);
    this.first.sort();
    this.first.length = Math.min(this.first.length, SHOWN);
  }
}
