import { hash } from 'node:crypto';
import { SEARCH_SEMANTICS } from '#libs/catalog';
import { isPinned } from './canonical-url.js';

/** Changes when the same catalog is written differently, so that no client keeps a body of the old form. */
const ANSWER_FORMAT = 1;
/** 22 characters of base64url are 132 bits. */
const TAG_LENGTH = 22;

/**
 * ETags that can be computed without the answer: its content depends only on its URL, the catalog, and the secret that
 * signs the cursors in it. They are the same for every key and in every process, and weak, since the compressed
 * forms of an answer share one.
 */
export class EntityTags {
  constructor(private readonly cursorSecret: string) {}

  /** @param url canonical; one with a cursor names its catalog itself, so that its tag outlives a new generation */
  of(url: string, digest: string): string {
    const catalog = isPinned(url) ? '' : digest;
    const content = JSON.stringify([ANSWER_FORMAT, SEARCH_SEMANTICS, this.cursorSecret, catalog, url]);
    return `W/"${hash('sha256', content, 'base64url').slice(0, TAG_LENGTH)}"`;
  }
}
