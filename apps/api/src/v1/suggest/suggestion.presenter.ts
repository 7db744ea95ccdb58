import type { Suggestion } from '#libs/catalog';
import type { SuggestionBody } from './suggestion.body.js';

export function presentSuggestion({ id, type, title, language, yearPublished }: Suggestion): SuggestionBody {
  const year = type === 'games' && yearPublished !== undefined && { yearPublished };
  return { id, type, title, language: language ?? null, ...year };
}
