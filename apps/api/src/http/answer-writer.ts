import type { Answer, WrittenAnswer } from './answer.js';
import type { EntityTags } from './entity-tags.js';

/** Clients may go on with a page for a minute without asking again; shared caches keep nothing. */
const CACHE_CONTROL = 'private, max-age=60';

/** Turns answers into bytes and header fields. */
export class AnswerWriter {
  constructor(
    private readonly tags: EntityTags,
    private readonly publicUrl: string,
  ) {}

  /** @param url canonical URL of the request */
  write({ body, generation }: Answer, url: string): WrittenAnswer {
    const entityTag = this.tags.of(url, generation.digest);
    return {
      bytes: Buffer.from(JSON.stringify(body)),
      entityTag,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': CACHE_CONTROL,
        etag: entityTag,
        'last-modified': generation.builtAt.toUTCString(),
        'catalog-generation': generation.id,
        ...this.nextLink(body, url),
      },
      digest: generation.digest,
    };
  }

  private nextLink(body: unknown, url: string): { link?: string } {
    const cursor = nextCursorOf(body);
    if (cursor === null) return {};
    const next = new URL(this.publicUrl + url);
    next.searchParams.set('cursor', cursor);
    return { link: `<${next.href}>; rel="next"` };
  }
}

function nextCursorOf(body: unknown): string | null {
  return (body as { pagination?: { nextCursor: string | null } }).pagination?.nextCursor ?? null;
}
