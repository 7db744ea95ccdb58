import type { Suggestion } from '#libs/catalog';
import type { SuggestionBody } from './suggestion.body.js';

export function presentSuggestion({ id, title, language, yearPublished }: Suggestion): SuggestionBody {
  return { id, title, language: language ?? null, ...(yearPublished !== undefined && { yearPublished }) };
}
