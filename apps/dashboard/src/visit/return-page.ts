import type { FastifyReply, FastifyRequest } from 'fastify';

/** A link that was asked for is good for 15 minutes. */
const LIFE_SECONDS = 20 * 60;

/** Pages that ask for a fresh sign-in: the only ones to return to. Nothing in a request can name another one. */
const PAGES: readonly string[] = ['/account/delete'];

/** Remembers, in the browser, the page that asked to sign in again. */
export class ReturnPage {
  private readonly cookie: string;
  private readonly attributes;

  /** @param secure whether browsers reach the dashboard by HTTPS */
  constructor(secure: boolean) {
    this.cookie = secure ? '__Host-return-page' : 'return-page';
    this.attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }

  /** Remembers the page that was asked for, if it is one of {@link PAGES}. */
  remember(request: FastifyRequest, reply: FastifyReply): void {
    const page = PAGES.find(page => page === request.url.split('?')[0]);
    if (page !== undefined) void reply.setCookie(this.cookie, page, this.options(LIFE_SECONDS));
  }

  /** The page to return to now that the sign-in succeeded. It is forgotten. */
  take(request: FastifyRequest, reply: FastifyReply): string | undefined {
    const remembered = request.cookies[this.cookie];
    if (remembered !== undefined) void reply.clearCookie(this.cookie, this.options(0));
    return PAGES.find(page => page === remembered);
  }

  private options(maxAge: number) {
    return { ...this.attributes, maxAge };
  }
}
