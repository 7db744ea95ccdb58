import { pick } from '#libs/client';
import { defineTool } from './define-tool.js';
import { PAGE, TEXT_LANGUAGE } from './parameters.js';

interface Input {
  readonly kind: 'mechanics' | 'categories' | 'publishers';
  readonly limit: number;
  readonly cursor?: string;
  readonly textLanguage: string;
}

export const registerListFilterValues = defineTool<Input>({
  name: 'list_filter_values',
  title: 'List what games can be filtered by',
  description:
    'The slugs and names of all mechanics, categories or publishers: values for the filters of list_games.',
  parameters: {
    kind: { type: 'string', enum: ['mechanics', 'categories', 'publishers'] },
    ...PAGE,
    limit: { ...PAGE.limit, default: 50 },
    ...TEXT_LANGUAGE,
  },
  required: ['kind'],
  answer: async (catalog, { kind, textLanguage, ...page }, signal) => {
    const { data, pagination } = await catalog[kind](page, { signal }).firstPage();
    const values = data.map(value => ({
      slug: value.id,
      name: 'label' in value ? pick(value.label, [textLanguage]) : value.name,
    }));
    return { values, nextCursor: pagination.nextCursor };
  },
});
