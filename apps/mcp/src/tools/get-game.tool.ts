import { type Game, type Localized, pick } from '#libs/client';
import { LIST_PARAMETERS } from '../generated/list-parameters.js';
import { getById } from '../ids/get-by-id.js';
import { defineTool } from './define-tool.js';
import { ID, TEXT_LANGUAGE } from './parameters.js';

type Field = keyof Game;

interface Input {
  readonly id: string;
  /** Names with commas between them. */
  readonly fields?: string;
  readonly textLanguage: string;
}

const ALL_LANGUAGES = 'all';
const { fields } = LIST_PARAMETERS.listGames;
const [, names = ''] = /\((.+?)\)/.exec(fields.pattern) ?? [];

export const getGame = defineTool<Input>({
  name: 'get_game',
  description: 'Everything about one board game, its expansions included, or some fields of it',
  parameters: {
    ...ID,
    fields: { ...fields, description: `Only these, with commas: ${names.replaceAll('|', ', ')}` },
    textLanguage: {
      ...TEXT_LANGUAGE.textLanguage,
      enum: [...TEXT_LANGUAGE.textLanguage.enum, ALL_LANGUAGES],
      description: 'Language of names and description; else English',
    },
  },
  required: ['id'],
  answer: async (catalog, { id, fields: wanted, textLanguage }, signal) => {
    const options = { signal, ...(wanted && { fields: wanted.split(',') as Field[] }) };
    const game: Partial<Game> = await getById('games', id, slug => catalog.game(slug, options));
    return { game: textLanguage === ALL_LANGUAGES ? game : inOneLanguage(game, textLanguage) };
  },
});

/** The same game with one text for each that it has in several languages. */
function inOneLanguage(game: Partial<Game>, language: string): object {
  const text = (texts: Localized) => pick(texts, [language]);
  const { name, description, expansions } = game;
  return {
    ...game,
    ...(name && { name: text(name) }),
    ...(description && { description: text(description) }),
    ...(expansions && { expansions: expansions.map(each => ({ ...each, name: text(each.name) })) }),
  };
}
