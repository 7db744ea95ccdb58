import { type Game, pick } from '#libs/client';

/** What an assistant compares games by, without texts in five languages. */
export const SUMMARY_FIELDS = [
  'name',
  'yearPublished',
  'players',
  'playtime',
  'minAge',
  'publisher',
  'designers',
  'categories',
  'mechanics',
  'languages',
] as const satisfies readonly (keyof Game)[];

type Summarized = Pick<Game, 'id' | (typeof SUMMARY_FIELDS)[number]>;

/** A game in a list, its name in one language. */
export function summarizeGame({ name, ...game }: Summarized, textLanguage: string): object {
  return { ...game, name: pick(name, [textLanguage]) };
}
