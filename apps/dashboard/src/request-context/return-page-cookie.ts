import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#libs/config';
import { CONFIG, SECRET } from '../configuration/configuration.module.js';
import { Sealer } from '../http/sealer.js';

/** A little longer than a sign-in link, which is valid for 15 minutes. */
const LIFE_SECONDS = 20 * 60;
const CONTEXT = 'page and form';
/** Browsers drop cookies above 4,096 bytes with their names and attributes. */
const MAX_LENGTH = 3_500;

/** Where a person was when they had to sign in. */
export interface ReturnPage {
  /** A path of this site, with its query. */
  readonly page: string;
  /** What they had entered into the form of that page. */
  readonly entered?: Readonly<Record<string, string>> | undefined;
}

/**
 * Remembers in the browser the page that required signing in, encrypted: only a page that was requested here can be
 * returned to.
 */
@Injectable()
export class ReturnPageCookie {
  private readonly sealer: Sealer;
  private readonly cookie: string;
  private readonly attributes;

  constructor(@Inject(CONFIG) { dashboard }: Config, @Inject(SECRET) secret: string) {
    const secure = dashboard.publicUrl.startsWith('https:');
    this.sealer = new Sealer(secret, 'return page');
    this.cookie = secure ? '__Host-return-page' : 'return-page';
    this.attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }

  /** Remembers the page that a request belongs to, which is never the address as it was sent; see `findReturnPage`. */
  remember({ context }: FastifyRequest, reply: FastifyReply, entered?: ReturnPage['entered']): void {
    const { path: page } = context;
    const sealed = [{ page, entered }, { page }]
      .map(remembered => this.sealer.seal(JSON.stringify(remembered), CONTEXT))
      .find(({ length }) => length <= MAX_LENGTH);
    if (sealed !== undefined) void reply.setCookie(this.cookie, sealed, this.options(LIFE_SECONDS));
  }

  /** Returns the page to go to after the sign-in, and forgets it. */
  take(request: FastifyRequest, reply: FastifyReply): ReturnPage | undefined {
    const remembered = request.cookies[this.cookie];
    if (remembered === undefined) return undefined;
    void reply.clearCookie(this.cookie, this.options(0));
    const text = this.sealer.open(remembered, CONTEXT);
    return text === undefined ? undefined : (JSON.parse(text) as ReturnPage);
  }

  private options(maxAge: number) {
    return { ...this.attributes, maxAge };
  }
}
