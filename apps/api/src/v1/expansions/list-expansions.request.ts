import type { ListQuery } from '#libs/catalog';
import { LanguageCode } from '../../http/parameters/language-code.js';
import { PageRequest } from '../../http/parameters/page.request.js';
import { Slug } from '../../http/parameters/slug.js';
import { WholeNumber } from '../../http/parameters/whole-number.js';

export class ListExpansionsRequest extends PageRequest {
  @WholeNumber(-9_999, 9_999, { description: 'Published in exactly this year.', example: 2019 })
  year?: number;

  @LanguageCode({ description: 'Published in this language, ISO 639-1 in any letter case.', example: 'de' })
  language?: string;

  @Slug({
    description: 'Slug of the game it extends. An unknown one gives an empty page.',
    example: 'wingspan',
  })
  baseGame?: string;

  toQuery(): ListQuery<'expansions'> {
    const { year, language, baseGame, limit, cursor } = this;
    return Object.freeze({ resource: 'expansions', filters: { year, language, baseGame }, limit, cursor });
  }
}
