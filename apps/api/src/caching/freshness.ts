import type { FastifyRequest } from 'fastify';
import type { CatalogGenerations, Generation } from '#libs/catalog';
import { type ConditionalHeaders, httpDateMs, isNotModified } from '#libs/service';
import { currentGeneration } from './current-generation.js';

/** Whether a client has an answer already, told by an entity tag or by a date. */
export class Freshness {
  /** When the newest generation was built that this process has answered from. */
  private newestMs = -Infinity;

  constructor(private readonly generations: CatalogGenerations) {}

  /**
   * Whether a request ends in a 304 if there is an answer to it. `*` and dates say no more than that: whether there is
   * an answer shows only when it is made.
   */
  isPossible({ method, headers, is404 }: FastifyRequest): boolean {
    if (is404 || (method !== 'GET' && method !== 'HEAD')) return false;
    if (headers['if-none-match'] !== undefined) return headers['if-none-match'].trim() === '*';
    const current = currentGeneration(this.generations);
    return current !== undefined && this.isUnmodified(headers, current);
  }

  /** @param generation the one that gives the answer with this tag */
  hasAnswer(headers: ConditionalHeaders, entityTag: string, generation: Generation): boolean {
    this.newestMs = Math.max(this.newestMs, generation.builtAt.getTime());
    if (headers['if-none-match'] === undefined) return this.isUnmodified(headers, generation);
    return isNotModified(headers, { entityTag, modifiedAt: generation.builtAt });
  }

  private isUnmodified(headers: ConditionalHeaders, { builtAt }: Generation): boolean {
    if (!isNotModified(headers, { entityTag: '', modifiedAt: builtAt })) return false;
    // After a rollback an older catalog answers. A date after it may be that of the newer one, which said something else.
    const isNewest = builtAt.getTime() >= this.newestMs;
    return isNewest || httpDateMs(headers['if-modified-since']) === Date.parse(builtAt.toUTCString());
  }
}
