import { LRUCache } from 'lru-cache';
import type { IdempotentForm } from './idempotent-form.js';

/** Long enough for a double click, or for sending a form again because the answer was slow. */
const MEMORY_MS = 60_000;
const MAX_FORMS = 10_000;

/**
 * A form that is sent twice is carried out once, and both get the same answer: browsers follow the answer to the last
 * click. The key is the form's hidden id.
 *
 * Remembered in this process alone. That is enough for what is harmless when it is done twice: sending a sign-in link,
 * deleting an account, and asking for a plan, which the database allows once a day; and for using a sign-in link, of which
 * another process refuses the second use. Keys and secrets are made once in all processes, see `deliveryOf`.
 */
export class IdempotencyKeys {
  private readonly done = new LRUCache<string, Promise<unknown>>({ max: MAX_FORMS, ttl: MEMORY_MS });

  /** @param action names what the form does to what, so that the id of one form is never taken for another's */
  async run<Result>(form: IdempotentForm, action: string, work: () => Promise<Result>): Promise<Result> {
    const name = nameOf(form, action);
    const before = this.done.get(name);
    if (before !== undefined) return before as Promise<Result>;
    const result = work();
    this.done.set(name, result);
    // A failed form may be sent again.
    result.catch(() => this.done.delete(name));
    return result;
  }

  /** Whether {@link run} would only return the earlier answer. */
  remembers(form: Partial<IdempotentForm>, action: string): boolean {
    return this.done.has(nameOf(form, action));
  }
}

function nameOf({ formToken, formId }: Partial<IdempotentForm>, action: string): string {
  return JSON.stringify([formToken, action, formId]);
}
