const PROMOTION_ID = /^\d{8}t\d{9}z$/;

/**
 * The promotion that made a generation current is in one more alias on its games index, `catalog-promoted-<promotion>`. It is set
 * and removed in the requests that move the serving aliases.
 */
export function promotionMark(prefix: string, promotion: string): string {
  return `${prefix}-promoted-${promotion}`;
}

/** @param aliases of a games index. @returns the promotion in their mark, `undefined` when there is none */
export function markedPromotion(prefix: string, aliases: readonly string[]): string | undefined {
  const start = promotionMark(prefix, '');
  return aliases
    .filter(alias => alias.startsWith(start))
    .map(alias => alias.slice(start.length))
    .find(promotion => PROMOTION_ID.test(promotion));
}
