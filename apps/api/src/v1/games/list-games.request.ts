import { countedFieldsOf, type ListQuery } from '#libs/catalog';
import { FacetNames } from '../../parameters/enum-list.js';
import { FilteredRequest } from '../../parameters/filtered.request.js';
import { GameFields, type GameField } from './game.fields.js';

const Filtered = FilteredRequest('games', {
  description:
    'Title search in all five languages, tolerant of typos: one edit in words of 4 to 7 letters, two from 8, none in words with a digit. Every word must be in the same title; the last may be unfinished. Accents, case and punctuation do not matter.',
  example: 'wingspam',
});

export class ListGamesRequest extends Filtered {
  @FacetNames('games')
  facets?: readonly string[];

  @GameFields()
  fields?: readonly GameField[];

  override toQuery(): ListQuery<'games'> {
    const facets = this.facets && countedFieldsOf('games').filter(name => this.facets?.includes(name));
    return Object.freeze({ ...super.toQuery(), facets });
  }
}
