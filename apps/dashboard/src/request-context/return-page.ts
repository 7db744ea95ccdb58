import type { FastifyReply, FastifyRequest } from 'fastify';

/** A little longer than a sign-in link, which is valid for 15 minutes. */
const LIFE_SECONDS = 20 * 60;

/** Pages that require a fresh sign-in: the only ones to return to. A request cannot name any other page. */
const PAGES: readonly string[] = ['/account/delete'];

/** Remembers in the browser the page that required signing in again. */
export class ReturnPage {
  private readonly cookie: string;
  private readonly attributes;

  /** @param secure whether browsers reach the dashboard by HTTPS */
  constructor(secure: boolean) {
    this.cookie = secure ? '__Host-return-page' : 'return-page';
    this.attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }

  /** Remembers the requested page, if it is one of {@link PAGES}. */
  remember(request: FastifyRequest, reply: FastifyReply): void {
    const page = PAGES.find(page => page === request.url.split('?')[0]);
    if (page !== undefined) void reply.setCookie(this.cookie, page, this.options(LIFE_SECONDS));
  }

  /** Returns the page to go to after the sign-in, and forgets it. */
  take(request: FastifyRequest, reply: FastifyReply): string | undefined {
    const remembered = request.cookies[this.cookie];
    if (remembered !== undefined) void reply.clearCookie(this.cookie, this.options(0));
    return PAGES.find(page => page === remembered);
  }

  private options(maxAge: number) {
    return { ...this.attributes, maxAge };
  }
}
