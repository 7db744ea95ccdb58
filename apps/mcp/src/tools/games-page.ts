import type { CatalogClient, GamesQuery } from '#libs/client';
import { SUMMARY_FIELDS, summarizeGame } from './summarize-game.js';

export interface GamesPageInput extends GamesQuery {
  readonly textLanguage: string;
}

/** One page of games, summarized. */
export async function gamesPage(
  catalog: CatalogClient,
  { textLanguage, ...query }: GamesPageInput,
  signal: AbortSignal,
): Promise<object> {
  const { data, pagination } = await catalog
    .games({ ...query, fields: SUMMARY_FIELDS }, { signal })
    .firstPage();
  return {
    games: data.map(game => summarizeGame(game, textLanguage)),
    nextCursor: pagination.nextCursor,
  };
}
