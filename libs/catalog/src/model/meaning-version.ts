/**
 * Bump when the same source begins to give other answers, by another folding or ranking: digests, entity tags and cursors
 * hold it, so that no client takes an answer of the old meaning for one of the new.
 */
export const MEANING_VERSION = '3';
