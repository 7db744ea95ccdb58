import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Generation, SEARCH_SEMANTICS } from '#libs/catalog';
import { EncodedBody } from '#libs/service';
import { CURSOR_SECRETS } from '../catalog/catalog.module.js';
import { Site } from '../configuration/site.js';
import type { Answer, WrittenAnswer } from './answer.js';
import { isPinned } from './canonical-url.js';

/** Clients may reuse a page for a minute without asking again; shared caches keep nothing. */
const CACHE_CONTROL = 'private, max-age=60';
/** Changes when the same catalog is written differently, so that no client keeps a body of the old form. */
const ANSWER_FORMAT = 1;
/** 22 characters of base64url are 132 bits. */
const TAG_LENGTH = 22;

/** Turns answers into bytes and header fields. */
@Injectable()
export class AnswerWriter {
  constructor(
    @Inject(CURSOR_SECRETS) private readonly cursorSecrets: readonly [string, ...string[]],
    private readonly site: Site,
  ) {}

  /**
   * @param url canonical URL of the request
   * @param onGrowth called when another compressed form of the body is kept
   */
  write({ body, generation, isOfChanges = false }: Answer, url: string, onGrowth: () => void): WrittenAnswer {
    const text = JSON.stringify(body);
    const entityTag = isOfChanges ? tagOf([ANSWER_FORMAT, text]) : this.entityTagOf(url, generation);
    const link = this.nextLink(body, url);
    return {
      body: new EncodedBody(text, 'quick', onGrowth),
      entityTag,
      isLasting: !isOfChanges,
      bodyHeaders: { 'content-type': 'application/json; charset=utf-8', ...(link !== undefined && { link }) },
      headers: headersOf(generation, entityTag),
      generation,
    };
  }

  /**
   * A tag that is known without the answer, whose content depends only on its URL, the catalog, and the secret that
   * signs the cursors in it. It is the same for every key and in every process, and weak, since the compressed forms
   * of an answer share it. A URL with a cursor names its catalog itself, so that its tag outlives a new generation.
   */
  private entityTagOf(url: string, { digest }: Generation): string {
    const catalog = isPinned(url) ? '' : digest;
    return tagOf([ANSWER_FORMAT, SEARCH_SEMANTICS, this.cursorSecrets[0], catalog, url]);
  }

  private nextLink(body: unknown, url: string): string | undefined {
    const cursor = nextCursorOf(body);
    if (cursor === null) return undefined;
    const next = new URL(this.site.publicUrl + url);
    next.searchParams.set('cursor', cursor);
    return `<${next.href}>; rel="next"`;
  }
}

function tagOf(content: readonly unknown[]): string {
  return `W/"${hash('sha256', JSON.stringify(content), 'base64url').slice(0, TAG_LENGTH)}"`;
}

/** The header fields of an answer, with or without its body. */
function headersOf({ id, builtAt }: Generation, entityTag: string): Record<string, string> {
  return {
    'cache-control': CACHE_CONTROL,
    etag: entityTag,
    'last-modified': builtAt.toUTCString(),
    'catalog-generation': id,
  };
}

function nextCursorOf(body: unknown): string | null {
  const { pagination } = body as { pagination?: { nextCursor: string | null } };
  return pagination?.nextCursor ?? null;
}
