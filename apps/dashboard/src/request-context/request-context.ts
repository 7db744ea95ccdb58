import type { AccountState, Origin } from '#libs/accounts';
import type { Language } from '../language/languages.js';
import type { Words } from '../language/words.js';
import type { SeeOther } from '../http/page.decorator.js';
import type { Sealer } from '../http/sealer.js';
import type { Flash } from './flashes.js';
import type { Site } from '../site.js';

/** Who sent a request, and how to answer it: what every page needs to know. */
export interface RequestContext {
  readonly language: Language;
  readonly words: Words;
  readonly site: Site;
  /** `undefined`: the visitor is not signed in, or has no account any more. */
  readonly person: Person | undefined;
  /** The person's account when the request began: its plan, its keys, what was used; `undefined` without a person. */
  readonly state: AccountState | undefined;
  /** The IP address of the client. */
  readonly address: string;
  /** Where the request comes from, as coarse as it is stored. */
  readonly origin: Origin;
  /** The page to return to, as a path of this site with its query. */
  readonly path: string;
  /** Proves that a form comes from one of our pages. Reading it may set a cookie. */
  readonly formToken: string;
  /** What the form before this page has to say. Reading it means showing it: it is then forgotten. */
  readonly flash: Flash | undefined;
  /** Where a form leads. @param page a path of this site, without a query if it shows the flash */
  seeOther(page: string, flash?: Flash): SeeOther;
}

export interface Person {
  /** The person's id in the sign-in library. */
  readonly userId: string;
  /** The account that owns their keys. */
  readonly accountId: string;
  /** Folded; proven by a link or by a provider. */
  readonly email: string;
  readonly sessionId: string;
  /** Encrypts what only this session can read: not even with the database and the configuration. */
  readonly sealer: Sealer;
  /** When this session began. */
  readonly signedInAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
}
