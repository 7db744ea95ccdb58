import type { FastifyReply, FastifyRequest } from 'fastify';
import { Sealer } from '../http/sealer.js';

/** A little longer than a sign-in link, which is valid for 15 minutes. */
const LIFE_SECONDS = 20 * 60;
const CONTEXT = 'page';
/** Longer ones do not fit into a cookie; no link of ours is that long. */
const MAX_LENGTH = 1_000;

/**
 * Remembers in the browser the page that required signing in, encrypted: only a page that was requested here can be
 * returned to.
 */
export class ReturnPageCookie {
  private readonly sealer: Sealer;
  private readonly cookie: string;
  private readonly attributes;

  /** @param secure whether browsers reach the dashboard by HTTPS */
  constructor(secret: string, secure: boolean) {
    this.sealer = new Sealer(secret, 'return page');
    this.cookie = secure ? '__Host-return-page' : 'return-page';
    this.attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }

  /** @param page a path of this site, with its query */
  remember(page: string, reply: FastifyReply): void {
    if (page.length <= MAX_LENGTH)
      void reply.setCookie(this.cookie, this.sealer.seal(page, CONTEXT), this.options(LIFE_SECONDS));
  }

  /** Returns the page to go to after the sign-in, and forgets it. */
  take(request: FastifyRequest, reply: FastifyReply): string | undefined {
    const remembered = request.cookies[this.cookie];
    if (remembered === undefined) return undefined;
    void reply.clearCookie(this.cookie, this.options(0));
    return this.sealer.open(remembered, CONTEXT);
  }

  private options(maxAge: number) {
    return { ...this.attributes, maxAge };
  }
}
