import { MAX_SLUG_LENGTH, countedFieldsOf, type ListQuery } from '#libs/catalog';
import { FacetNames } from '../../parameters/enum-list.js';
import { FilteredRequest } from '../../parameters/filtered.request.js';
import { faultOf } from '../../parameters/parameter-faults.js';
import { RequestRule } from '../../parameters/request-rule.js';
import { Slug } from '../../parameters/slugs.js';
import { GameFields, type GameField } from './game.fields.js';

const Filtered = FilteredRequest('games', {
  description:
    'Title search in all five languages, tolerant of typos: one edit in words of 4 to 7 letters, two from 8, none in words with a digit. Every word must be in the same title; the last may be unfinished. Accents, case and punctuation do not matter.',
  example: 'wingspam',
});

export class ListGamesRequest extends Filtered {
  @Slug(MAX_SLUG_LENGTH, {
    description:
      'Slug of a game: only games that are alike to it, most alike first, by designers, series, mechanics, categories, complexity and numbers of players. Combines with every filter; not with `q` or `sort`. An unknown value gives an empty page.',
  })
  @RequestRule(
    'notTogether',
    ({ q, sort }) => q === undefined && sort === undefined,
    faultOf(
      'not_together',
      () => 'It does not go together with q or sort: it decides the order by itself; leave one of them out.',
    ),
  )
  similarTo?: string;

  @FacetNames('games')
  facets?: readonly string[];

  @GameFields()
  fields?: readonly GameField[];

  override toQuery(): ListQuery<'games'> {
    const facets = this.facets && countedFieldsOf('games').filter(name => this.facets?.includes(name));
    return Object.freeze({ ...super.toQuery(), similarTo: this.similarTo, facets });
  }
}
