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
  private counters: ReturnType<typeof createCounters> | undefined;

  /** @param serverOf the server, which exists once the first request arrives */
  constructor(private readonly serverOf: () => FastifyInstance) {}

  /** @throws PageError when this client, or its network, has tried too often */
  async countAttempt(request: FastifyRequest): Promise<void> {
    refuseWhenExceeded(await this.current.byClient(request));
    refuseWhenExceeded(await this.current.bySite(request));
  }

  /** @param address folded. @throws PageError when its mailbox was sent too many links */
  async countLink(request: FastifyRequest, address: string): Promise<void> {
    request.mailboxToLimit = hash('sha256', mailboxOf(address));
    refuseWhenExceeded(await this.current.byMailbox(request));
  }

  private get current(): ReturnType<typeof createCounters> {
    return (this.counters ??= createCounters(this.serverOf()));
  }
}

function createCounters(server: FastifyInstance) {
  const kept = { timeWindow: WINDOW_MS, cache: MAX_COUNTERS };
  return {
    byClient: server.createRateLimit({ ...kept, max: ATTEMPTS_PER_CLIENT }),
    bySite: server.createRateLimit({
      ...kept,
      max: ATTEMPTS_PER_SITE,
      keyGenerator: ({ ip }) => normalizeIP(ip, SITE_BITS),
    }),
    byMailbox: server.createRateLimit({
      ...kept,
      max: LINKS_PER_MAILBOX,
      keyGenerator: request => request.mailboxToLimit,
    }),
  };
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
