import type { ListQuery } from '#libs/catalog';
import { LanguageCode } from '../../http/parameters/language-code.js';
import { PageRequest } from '../../http/parameters/page.request.js';
import { SearchText } from '../../http/parameters/search-text.js';
import { Slug } from '../../http/parameters/slug.js';
import { WholeNumber } from '../../http/parameters/whole-number.js';

export class ListGamesRequest extends PageRequest {
  @SearchText({
    description:
      'Title search in all five languages, tolerant of typos: one edit in words of 4 to 7 letters, two from 8, none in words with a digit. Every word must be in the same title; the last may be unfinished. Accents, case and punctuation do not matter.',
    example: 'wingspam',
  })
  q?: string;

  @WholeNumber(-9_999, 9_999, { description: 'First published in exactly this year.', example: 2019 })
  year?: number;

  @LanguageCode({
    description:
      'Published in this language, ISO 639-1 in any letter case. It filters `languages`, never the translations.',
    example: 'de',
  })
  language?: string;

  @Slug({
    description: 'Slug of a mechanic it has. An unknown one gives an empty page.',
    example: 'engine-building',
  })
  mechanic?: string;

  @Slug({
    description: 'Slug of a category it is in. An unknown one gives an empty page.',
    example: 'animals',
  })
  category?: string;

  @Slug({
    description: 'Slug of its publisher. An unknown one gives an empty page.',
    example: 'stonemaier-games',
  })
  publisher?: string;

  @WholeNumber(1, 999, { description: 'Playable with exactly this many: `min ≤ players ≤ max`.', example: 2 })
  players?: number;

  toQuery(): ListQuery<'games'> {
    const { q, year, language, mechanic, category, publisher, players, limit, cursor } = this;
    const filters = { year, language, mechanic, category, publisher, players };
    return Object.freeze({ resource: 'games', filters, q, limit, cursor });
  }
}
