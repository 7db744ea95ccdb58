import { LRUCache } from 'lru-cache';
import { fieldOf, type FormBody } from './form-fields.js';
import { PageError } from './page-error.js';

/** Long enough for a double click, or for sending a form again because the answer was slow. */
const MEMORY_MS = 60_000;
const MAX_FORMS = 10_000;
/** The format that `PostForm` creates; any other id could be shared by strangers, or fill the memory. */
export const FORM_ID = /^[\da-f-]{36}$/;

/** A form as it was sent. */
export interface SentForm {
  /** Its unique id. */
  readonly id: string;
  /** The path it was sent to: names the action and its object. */
  readonly action: string;
  /** Its token, which is valid in one browser only: no other browser gets the same answer. */
  readonly token: string;
}

/** @param action as {@link SentForm.action} */
export function sentForm(body: FormBody, action: string): SentForm {
  return { id: fieldOf(body, 'formId'), token: fieldOf(body, 'formToken'), action };
}

/**
 * A form that is sent twice is carried out once, and both get the same answer: browsers follow the answer to the last
 * click. The key is the hidden id that `PostForm` puts into a form.
 *
 * Remembered in this process alone. That is enough for what is harmless when it is done twice: sending a sign-in link,
 * deleting an account, and asking for a plan, which the database allows once a day; and for using a sign-in link, of which
 * another process refuses the second use. Keys and secrets are made once in all processes, see `deliveryOf`.
 */
export class IdempotencyKeys {
  private readonly done = new LRUCache<string, Promise<unknown>>({ max: MAX_FORMS, ttl: MEMORY_MS });

  /** @throws PageError for a form without a valid id: it could be confused with another form */
  async run<Result>(form: SentForm, work: () => Promise<Result>): Promise<Result> {
    if (!FORM_ID.test(form.id)) throw new PageError('bad-request');
    const name = nameOf(form);
    const before = this.done.get(name);
    if (before !== undefined) return before as Promise<Result>;
    const result = work();
    this.done.set(name, result);
    // A failed form may be sent again.
    result.catch(() => this.done.delete(name));
    return result;
  }

  /** Whether {@link run} would only return the earlier answer. */
  remembers(form: SentForm): boolean {
    return this.done.has(nameOf(form));
  }
}

function nameOf({ token, action, id }: SentForm): string {
  return JSON.stringify([token, action, id]);
}
