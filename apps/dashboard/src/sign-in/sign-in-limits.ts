import { normalizeIP } from '@fastify/rate-limit';
import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PageError } from '../http/page-error.js';
import { mailboxOf } from './mailbox-of.js';

const WINDOW_MS = 15 * 60_000;
/** Mails to one mailbox: more would be a nuisance to its owner. */
const LINKS_PER_MAILBOX = 5;
/** Attempts from one IPv4 address or IPv6 /64; an office shares one. */
const ATTEMPTS_PER_CLIENT = 30;
/** Attempts from one IPv6 /48, the largest network that one customer is usually given. */
const ATTEMPTS_PER_SITE = 90;
const SITE_BITS = 48;
/** Counters that are kept of each kind; beyond that, the least recently used one is forgotten. */
const MAX_COUNTERS = 20_000;

/** How often signing in may be tried, from where and to which mailbox. Known and unknown addresses are counted alike. */
export class SignInLimits {
  private readonly byClient;
  private readonly bySite;
  private readonly byMailbox;

  constructor(server: FastifyInstance) {
    const kept = { timeWindow: WINDOW_MS, cache: MAX_COUNTERS };
    this.byClient = server.createRateLimit({ ...kept, max: ATTEMPTS_PER_CLIENT });
    this.bySite = server.createRateLimit({
      ...kept,
      max: ATTEMPTS_PER_SITE,
      keyGenerator: ({ ip }) => normalizeIP(ip, SITE_BITS),
    });
    this.byMailbox = server.createRateLimit({
      ...kept,
      max: LINKS_PER_MAILBOX,
      keyGenerator: request => request.mailboxToLimit,
    });
  }

  /** @throws PageError when this client, or its network, has tried too often */
  async countAttempt(request: FastifyRequest): Promise<void> {
    refuseWhenExceeded(await this.byClient(request));
    refuseWhenExceeded(await this.bySite(request));
  }

  /** @param address folded. @throws PageError when its mailbox was sent too many links */
  async countLink(request: FastifyRequest, address: string): Promise<void> {
    request.mailboxToLimit = hash('sha256', mailboxOf(address));
    refuseWhenExceeded(await this.byMailbox(request));
  }
}

function refuseWhenExceeded(
  limit: { isAllowed: true } | { isAllowed: false; isExceeded: boolean; ttlInSeconds: number },
): void {
  if (!limit.isAllowed && limit.isExceeded) throw new PageError('too-many-attempts', limit.ttlInSeconds);
}

declare module 'fastify' {
  interface FastifyRequest {
    mailboxToLimit: string;
  }
}
