import { normalizeIP } from '@fastify/rate-limit';
import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PageError } from '../http/page-error.js';

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
@Injectable()
export class SignInLimits {
  private counters: ReturnType<typeof createCounters> | undefined;

  /** @param host has the server once the first request arrives */
  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {}

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
    return (this.counters ??= createCounters(this.host.httpAdapter.getInstance()));
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

/**
 * The mailbox of an address: the address without its tag, since every provider that supports tags delivers
 * `ada+list@example.org` to `ada@example.org`. Used only for limits; an account keeps its address unchanged.
 *
 * Dots are left in place: only some providers ignore them, and elsewhere `a.da` is another person than `ada`.
 * @param address folded; see `foldEmail`
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const tag = address.slice(0, at).indexOf('+', 1);
  return tag < 0 ? address : address.slice(0, tag) + address.slice(at);
}
