import { createHmac, createSecretKey, hash, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { ChangePosition, ChangesWalk } from '../changes/change.js';
import { InvalidCursor, type CursorPlace } from '../errors.js';
import type { Resource } from '../model/resources.js';
import { type ListQuery, canonicalQuery } from './list-query.js';
import type { Position } from './position.js';

/** What a cursor means: continue after `after`, in the catalog whose digest begins with `digest`. */
export interface CursorContent {
  /** The first 16 hex digits of the generation's digest. */
  readonly digest: string;
  readonly after: Position;
}

const VERSION = 1;
const DIGEST_BYTES = 8;
const FINGERPRINT_BYTES = 8;
const SIGNATURE_BYTES = 16;
const HEAD_BYTES = 1 + DIGEST_BYTES + FINGERPRINT_BYTES;

const NO_DIGEST = Buffer.alloc(DIGEST_BYTES);
const CHANGES_FINGERPRINT = fingerprintOf('changes');

/**
 * Writes and reads cursors: base64url of `version (1) | digest (8) | query fingerprint (8) | position (JSON) |
 * HMAC-SHA-256 (first 16)`, the numbers being bytes. The fingerprint binds a cursor to what selects and orders: its list,
 * filters, `q`, sort, and what a position means. `limit` and counts are not part of it and may change between pages.
 */
export class CursorCodec {
  private readonly signing: KeyObject;
  private readonly accepted: readonly KeyObject[];

  /** @param secrets newest first: the first signs, every one is accepted, so that secrets can be rotated */
  constructor([newest, ...older]: readonly [string, ...string[]]) {
    this.signing = createSecretKey(newest, 'utf8');
    this.accepted = [this.signing, ...older.map(secret => createSecretKey(secret, 'utf8'))];
  }

  encode({ digest, after }: CursorContent, query: ListQuery<Resource>): string {
    return this.seal(Buffer.from(shortDigest(digest), 'hex'), fingerprint(query), after);
  }

  /** @throws InvalidCursor when it is garbled, tampered with, or belongs to another query */
  decode(cursor: string, query: ListQuery<Resource>): CursorContent {
    const { digest, position } = this.open(cursor, fingerprint(query), 'cursor');
    return { digest: digest.toString('hex'), after: position as Position };
  }

  /** A place in the log of changes, which is one for all generations: instead of the digest there are zeros. */
  encodePosition({ promotion, row }: ChangePosition): string {
    return this.seal(NO_DIGEST, CHANGES_FINGERPRINT, [promotion, row]);
  }

  /** @throws InvalidCursor as {@link decode} */
  decodePosition(cursor: string): ChangePosition {
    const { position } = this.open(cursor, CHANGES_FINGERPRINT, 'since');
    const [promotion, row] = position as [string, number];
    return { promotion, row };
  }

  /** A cursor of a walk over the log of changes, bound to the `since` of the walk. */
  encodeWalk({ after, until }: ChangesWalk, since: string | undefined): string {
    const places = [after.promotion, after.row, until.promotion, until.row];
    return this.seal(NO_DIGEST, walkFingerprint(since), places);
  }

  /** @throws InvalidCursor as {@link decode} */
  decodeWalk(cursor: string, since: string | undefined): ChangesWalk {
    const { position } = this.open(cursor, walkFingerprint(since), 'changes cursor');
    const [promotion, row, last, lastRow] = position as [string, number, string, number];
    return { after: { promotion, row }, until: { promotion: last, row: lastRow } };
  }

  private seal(digest: Buffer, bound: Buffer, position: readonly unknown[]): string {
    const content = Buffer.concat([
      Buffer.from([VERSION]),
      digest,
      bound,
      Buffer.from(JSON.stringify(position)),
    ]);
    return Buffer.concat([content, sign(content, this.signing)]).toString('base64url');
  }

  private open(cursor: string, bound: Buffer, place: CursorPlace): { digest: Buffer; position: unknown } {
    const bytes = Buffer.from(cursor, 'base64url');
    // Node skips what is not base64url, and several texts decode alike: only the canonical one is a cursor.
    if (bytes.toString('base64url') !== cursor || bytes.length <= HEAD_BYTES + SIGNATURE_BYTES)
      throw new InvalidCursor('garbled', place);
    const content = bytes.subarray(0, -SIGNATURE_BYTES);
    const signature = bytes.subarray(-SIGNATURE_BYTES);
    if (!this.accepted.some(key => timingSafeEqual(sign(content, key), signature)))
      throw new InvalidCursor('garbled', place);
    if (content[0] !== VERSION) throw new InvalidCursor('garbled', place);
    if (!content.subarray(1 + DIGEST_BYTES, HEAD_BYTES).equals(bound))
      throw new InvalidCursor('other query', place);
    return {
      digest: content.subarray(1, 1 + DIGEST_BYTES),
      position: JSON.parse(content.subarray(HEAD_BYTES).toString()) as unknown,
    };
  }
}

/** The part of a digest that a cursor contains. */
export function shortDigest(digest: string): string {
  return digest.slice(0, 2 * DIGEST_BYTES);
}

function sign(content: Buffer, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(content).digest().subarray(0, SIGNATURE_BYTES);
}

/** Queries that mean the same have the same fingerprint. */
function fingerprint(query: ListQuery<Resource>): Buffer {
  const { sort } = query;
  const order = sort === undefined ? null : [sort.fieldName, sort.descends, sort.seed ?? null];
  const meaning = [...canonicalQuery(query), order];
  return fingerprintOf(JSON.stringify(meaning));
}

function walkFingerprint(since: string | undefined): Buffer {
  return fingerprintOf(JSON.stringify(['changes', since ?? null]));
}

function fingerprintOf(meaning: string): Buffer {
  return hash('sha256', meaning, 'buffer').subarray(0, FINGERPRINT_BYTES);
}
