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
    const entityTag = this.tags.of(url, generation.digest);
    const link = this.nextLink(body, url);
    return {
      body: new EncodedBody(JSON.stringify(body), 'quick', onGrowth),
      entityTag,
      bodyHeaders: { 'content-type': 'application/json; charset=utf-8', ...(link !== undefined && { link }) },
      headers: headersUnder(generation, entityTag),
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
 * The header fields of an answer, with or without its body.
 * @param now the generation under which the answer is given now
 */
export function headersOf(
  { headers, entityTag, generation }: WrittenAnswer,
  now: Generation,
): Readonly<Record<string, string>> {
  return now.id === generation.id ? headers : headersUnder(now, entityTag);
}

function headersUnder({ id, builtAt }: Generation, entityTag: string): Record<string, string> {
  return {
    'cache-control': CACHE_CONTROL,
    etag: entityTag,
    'last-modified': builtAt.toUTCString(),
    'catalog-generation': id,
  };
}

function nextCursorOf(body: unknown): string | null {
  return (body as { pagination?: { nextCursor: string | null } }).pagination?.nextCursor ?? null;
}
