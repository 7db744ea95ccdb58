import type { CatalogClient, GamesQuery } from '#libs/client';
import { SUMMARY_FIELDS, summarizeGame } from './summarize-game.js';

/** One page of games, summarized. */
export async function gamesPage(
  catalog: CatalogClient,
  query: GamesQuery,
  textLanguage: string,
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
