import type { Generation } from '#libs/catalog';
import { type ConditionalHeaders, httpDateMs, isNotModified } from '#libs/service';

/** Decides by an entity tag or a date whether a client already has an answer. */
export class Freshness {
  /** Build time of the newest generation that this process has answered from. */
  private newestMs = -Infinity;

  /** @param generation the one under which the answer with this tag is given */
  hasAnswer(headers: ConditionalHeaders, entityTag: string, generation: Generation): boolean {
    this.newestMs = Math.max(this.newestMs, generation.builtAt.getTime());
    if (headers['if-none-match'] === undefined) return this.isUnmodified(headers, generation);
    return isNotModified(headers, { entityTag, modifiedAt: generation.builtAt });
  }

  private isUnmodified(headers: ConditionalHeaders, { builtAt }: Generation): boolean {
    if (!isNotModified(headers, { entityTag: '', modifiedAt: builtAt })) return false;
    // After a rollback an older catalog answers. A later date may be that of the newer catalog, with other content.
    const isNewest = builtAt.getTime() >= this.newestMs;
    return isNewest || httpDateMs(headers['if-modified-since']) === Date.parse(builtAt.toUTCString());
  }
}
