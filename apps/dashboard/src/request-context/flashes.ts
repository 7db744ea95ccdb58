import type { FastifyReply, FastifyRequest } from 'fastify';
import { Sealer } from '../http/sealer.js';

/** Long enough to follow a redirect on a slow connection. */
const LIFE_SECONDS = 120;
/** Browsers drop cookies above 4,096 bytes with their names and attributes. */
const MAX_LENGTH = 3_500;

/** What a form tells the page that it leads to: what was done, or why it was refused. Shown once. */
export interface Flash {
  /** What happened, in a word that the page knows. */
  readonly code: string;
  /** For the message, and for filling in the form again; without the longest if all are too long for a cookie. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong with which field, as the page understands it. At most 2,700 bytes of JSON, which are never left out. */
  readonly faults?: unknown;
}

/** The code for the page to sign in on, which a form leads to that was sent without a session: it was not carried out. */
export const SESSION_ENDED = 'session-ended';
/** The code for the page with that form, which is filled in again after signing in. */
export const FORM_KEPT = 'form-kept';

/** Hands a {@link Flash} from a form to the next page, encrypted in a cookie: it works with several processes. */
export class Flashes {
  private readonly sealer: Sealer;
  private readonly cookie: string;
  private readonly attributes;

  /** @param secure whether browsers reach the dashboard by HTTPS */
  constructor(secret: string, secure: boolean) {
    this.sealer = new Sealer(secret, 'flash');
    this.cookie = secure ? '__Host-flash' : 'flash';
    this.attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }

  /** @param page that shows it: its path, without a query */
  leave(reply: FastifyReply, page: string, flash: Flash): void {
    const sealed = this.seal(flash, page);
    void reply.setCookie(this.cookie, sealed, { ...this.attributes, maxAge: LIFE_SECONDS });
  }

  private seal(flash: Flash, page: string): string {
    const sealed = this.sealer.seal(JSON.stringify(flash), page);
    const [longest, ...others] = Object.entries(flash.values).sort(([, a], [, b]) => b.length - a.length);
    if (sealed.length <= MAX_LENGTH || longest === undefined) return sealed;
    return this.seal({ ...flash, values: Object.fromEntries(others) }, page);
  }

  /** What was left for the requested page, and forgets it. */
  take(request: FastifyRequest, reply: FastifyReply): Flash | undefined {
    const sealed = request.cookies[this.cookie];
    if (sealed === undefined || request.method !== 'GET') return undefined;
    const text = this.sealer.open(sealed, request.url.split('?')[0] ?? '');
    if (text === undefined) return undefined;
    void reply.clearCookie(this.cookie, this.attributes);
    return JSON.parse(text) as Flash;
  }
}
