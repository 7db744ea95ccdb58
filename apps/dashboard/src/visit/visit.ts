import type { Language } from '../language/languages.js';
import type { Words } from '../language/words.js';

/** Who is asking, and how to answer: what every page needs to know about a request. */
export interface Visit {
  readonly language: Language;
  readonly words: Words;
  /** `undefined`: nobody has signed in, or whoever did has no account any more. */
  readonly person: Person | undefined;
  /** The IP address of the client. */
  readonly address: string;
  /** The page to come back to, as a path of this site with its query. */
  readonly path: string;
  /** Proves that a form comes from a page of ours. Asking for it may set a cookie. */
  readonly formToken: string;
}

export interface Person {
  /** As the sign-in knows them. */
  readonly userId: string;
  /** Holds their keys. */
  readonly accountId: string;
  /** Folded; proven by a link or by a provider. */
  readonly email: string;
  readonly sessionId: string;
  /** When this session began. */
  readonly signedInAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit;
  }
}
