import { MAX_SUGGESTIONS, RESOURCES, type Resource } from '#libs/catalog';
import { OneOf } from '../../parameters/one-of.js';
import { RequiredSearchText } from '../../parameters/search-text.js';
import { WholeNumber } from '../../parameters/whole-number.js';

const TYPES: readonly (Resource | 'all')[] = [...RESOURCES, 'all'];

export class SuggestRequest {
  @RequiredSearchText({
    description:
      'The text typed so far, from one letter on. It is matched like `q` of the lists: the last word may be unfinished.',
    example: 'wings',
  })
  q!: string;

  @WholeNumber(1, MAX_SUGGESTIONS, { description: 'Maximum number of suggestions.', default: 10 })
  limit = 10;

  @OneOf(TYPES, { description: 'The list that is suggested from, or `all` of them.', default: 'games' })
  type: (typeof TYPES)[number] = 'games';
}
