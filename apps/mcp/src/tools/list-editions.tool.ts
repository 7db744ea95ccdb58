import { LIST_PARAMETERS } from '../generated/list-parameters.js';
import { getById } from '../ids/get-by-id.js';
import { defineTool } from './define-tool.js';
import { ID } from './parameters.js';

interface Input {
  readonly id: string;
  readonly language?: string;
}

export const listEditions = defineTool<Input>({
  name: 'list_editions',
  description:
    'The known editions of one board game by year: title, languages, publisher. Says who publishes it in a language',
  parameters: {
    ...ID,
    language: { ...LIST_PARAMETERS.listGames.language, description: 'Only editions in it, such as de' },
  },
  required: ['id'],
  answer: async (catalog, { id, language }, signal) => {
    const editions = await getById('games', id, slug => catalog.editionsOf(slug, { signal }));
    const wanted = language?.toLowerCase();
    return {
      editions: editions.filter(({ languages }) => wanted === undefined || languages.includes(wanted)),
    };
  },
});
