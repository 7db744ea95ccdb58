import { LRUCache } from 'lru-cache';
import type { WrittenAnswer } from './answer.js';
import { isPinned } from './canonical-url.js';

/** Bytes of answers kept in a process. Their compressed forms, which live as long, are about a third on top. */
const MAX_BYTES = 64 * 1024 * 1024;
/** What an entry takes beside its body: key, header fields, bookkeeping. */
const ENTRY_BYTES = 1_024;

/**
 * Answers by catalog and canonical URL. Catalogs never change, so nothing here is ever out of date; what is no
 * longer asked for falls out. Requests for an answer that is just being made wait for it instead of making it
 * again. Failures are handed to all who wait, and forgotten.
 */
export class AnswerCache {
  private readonly kept = new LRUCache<string, WrittenAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length + ENTRY_BYTES,
  });
  private readonly flights = new Map<string, Promise<WrittenAnswer>>();

  /**
   * @param digest of the current generation
   * @param url canonical
   */
  async get(digest: string, url: string, make: () => Promise<WrittenAnswer>): Promise<WrittenAnswer> {
    const key = `${digest} ${url}`;
    return (
      this.kept.get(key) ?? this.flights.get(key) ?? this.take(key, make, isPinned(url) ? undefined : digest)
    );
  }

  private take(
    key: string,
    make: () => Promise<WrittenAnswer>,
    digest: string | undefined,
  ): Promise<WrittenAnswer> {
    const flight = make()
      .then(answer => {
        // A generation published meanwhile answered instead: right for those who wait, wrong under this key.
        if (digest === undefined || answer.digest === digest) this.kept.set(key, answer);
        return answer;
      })
      .finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }
}
