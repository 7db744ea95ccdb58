import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '../language/choose-language.js';
import { wordsOf } from '../language/words.js';
import type { Visit } from './visit.js';

/** A visit of which only the headers could be read: enough for an error page, and for no form. */
export function strangersVisit(request: Pick<FastifyRequest, 'headers'>): Visit {
  const language = preferredLanguage(request);
  return { language, words: wordsOf(language), person: undefined, path: '/', formToken: '' };
}
