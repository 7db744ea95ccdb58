import type { Page } from './resources.js';

/**
 * A list, read page by page as far as it is iterated over; nothing is requested before. Each iteration starts again
 * at the first page, and stays in the generation of the catalog that this page came from.
 */
export class List<Item, P extends Page<Item> = Page<Item>> implements AsyncIterable<Item> {
  /** @param read gets the page that starts at a cursor */
  constructor(private readonly read: (cursor?: string) => Promise<P>) {}

  /** The first page; with `cursor` in the parameters, the one that starts there. */
  firstPage(): Promise<P> {
    return this.read();
  }

  /** One page after the other. */
  async *pages(): AsyncGenerator<P, void, undefined> {
    for (let cursor: string | undefined; ;) {
      const page = await this.read(cursor);
      yield page;
      const { nextCursor, hasMore } = page.pagination;
      if (!hasMore || nextCursor === null) return;
      cursor = nextCursor;
    }
  }

  /** The first items, as many as there are up to `most`; no page is requested that is not needed. */
  async take(most: number): Promise<Item[]> {
    const items: Item[] = [];
    if (most > 0) for await (const item of this) if (items.push(item) >= most) break;
    return items;
  }

  /** One item after the other. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const { data } of this.pages()) yield* data;
  }
}
