import type { ListQuery } from '#libs/catalog';
import { FilteredRequest } from '../../parameters/filtered.request.js';
import { SearchText } from '../../parameters/search-text.js';

export class ListGamesRequest extends FilteredRequest('games') {
  @SearchText({
    description:
      'Title search in all five languages, tolerant of typos: one edit in words of 4 to 7 letters, two from 8, none in words with a digit. Every word must be in the same title; the last may be unfinished. Accents, case and punctuation do not matter.',
    example: 'wingspam',
  })
  q?: string;

  toQuery(): ListQuery<'games'> {
    const { q, limit, cursor } = this;
    return Object.freeze({ resource: 'games', filters: this.filters(), q, limit, cursor });
  }
}
