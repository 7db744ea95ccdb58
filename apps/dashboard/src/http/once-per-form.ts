import { LRUCache } from 'lru-cache';

/** As long as somebody may be clicking twice, or reloading because the answer was slow. */
const MEMORY_MS = 60_000;
const MAX_FORMS = 10_000;

/**
 * A form that is sent twice is carried out once, and both get the same answer: browsers show the answer to
 * the last click, so a key that only the first one got would be lost.
 *
 * Remembered in this process alone, because what is remembered is the text of a key, and that is kept nowhere else.
 * Where several processes take turns, a double click may make two keys, within the plan's limit and both on the list;
 * a second rotation leaves the secret of the first working for its 24 hours.
 */
export class OncePerForm {
  private readonly done = new LRUCache<string, Promise<unknown>>({ max: MAX_FORMS, ttl: MEMORY_MS });

  /** @param form its unique id, and whose it is: nobody gets the answer to another person's form */
  run<Result>(
    form: { readonly id: string; readonly holder: string },
    work: () => Promise<Result>,
  ): Promise<Result> {
    const name = `${form.holder} ${form.id}`;
    const before = this.done.get(name);
    if (before !== undefined) return before as Promise<Result>;
    const result = work();
    this.done.set(name, result);
    // What failed may be tried again.
    result.catch(() => this.done.delete(name));
    return result;
  }
}
