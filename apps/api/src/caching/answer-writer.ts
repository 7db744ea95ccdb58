import type { Generation } from '#libs/catalog';
import { EncodedBody } from '#libs/service';
import type { Answer, WrittenAnswer } from './answer.js';
import type { EntityTags } from './entity-tags.js';

/** Clients may reuse a page for a minute without asking again; shared caches keep nothing. */
const CACHE_CONTROL = 'private, max-age=60';

/** Turns answers into bytes and header fields. */
export class AnswerWriter {
  constructor(
    private readonly tags: EntityTags,
    private readonly publicUrl: string,
  ) {}

  /**
   * @param url canonical URL of the request
   * @param onGrowth called when another compressed form of the body is kept
   */
  write({ body, generation }: Answer, url: string, onGrowth: () => void): WrittenAnswer {
    return {
      body: new EncodedBody(JSON.stringify(body), 'quick', onGrowth),
      entityTag: this.tags.of(url, generation.digest),
      link: this.nextLink(body, url),
      generation,
    };
  }

  private nextLink(body: unknown, url: string): string | undefined {
    const cursor = nextCursorOf(body);
    if (cursor === null) return undefined;
    const next = new URL(this.publicUrl + url);
    next.searchParams.set('cursor', cursor);
    return `<${next.href}>; rel="next"`;
  }
}

/**
 * The header fields of a 200 that follow from the answer.
 * @param generation the one under which the answer is given now
 */
export function headersOf(
  { entityTag, link }: WrittenAnswer,
  generation: Generation,
): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': CACHE_CONTROL,
    etag: entityTag,
    'last-modified': generation.builtAt.toUTCString(),
    'catalog-generation': generation.id,
    ...(link !== undefined && { link }),
  };
}

function nextCursorOf(body: unknown): string | null {
  return (body as { pagination?: { nextCursor: string | null } }).pagination?.nextCursor ?? null;
}
