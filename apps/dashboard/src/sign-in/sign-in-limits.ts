import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PageError } from '../http/page-error.js';

const WINDOW_MS = 15 * 60_000;
/** Mails to one address: more would be a nuisance to whoever it belongs to. */
const LINKS_PER_ADDRESS = 5;
/** Attempts from one client; an office shares one. */
const ATTEMPTS_PER_CLIENT = 30;

/** How often signing in may be tried, by whom and for whom. Known and unknown addresses are counted alike. */
export class SignInLimits {
  private readonly byClient;
  private readonly byAddress;

  constructor(server: FastifyInstance) {
    this.byClient = server.createRateLimit({ max: ATTEMPTS_PER_CLIENT, timeWindow: WINDOW_MS });
    this.byAddress = server.createRateLimit({
      max: LINKS_PER_ADDRESS,
      timeWindow: WINDOW_MS,
      keyGenerator: request => request.addressToLimit,
    });
  }

  /** @throws PageError when this client has tried too often */
  async countAttempt(request: FastifyRequest): Promise<void> {
    refuseWhenExceeded(await this.byClient(request));
  }

  /** @throws PageError when this address was sent too many links */
  async countLink(request: FastifyRequest, email: string): Promise<void> {
    request.addressToLimit = hash('sha256', email);
    refuseWhenExceeded(await this.byAddress(request));
  }
}

function refuseWhenExceeded(
  limit: { isAllowed: true } | { isAllowed: false; isExceeded: boolean; ttlInSeconds: number },
): void {
  if (!limit.isAllowed && limit.isExceeded) throw new PageError('too-many-attempts', limit.ttlInSeconds);
}

declare module 'fastify' {
  interface FastifyRequest {
    addressToLimit: string;
  }
}
