import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isLanguage, type Language, LANGUAGES } from './languages.js';

const COOKIE = 'language';
const YEAR_SECONDS = 365 * 86_400;

/** What was just switched to, else what was switched to before, else what the browser asks for. */
export function chooseLanguage(request: FastifyRequest, reply: FastifyReply, secure: boolean): Language {
  const switched = (request.query as { language?: unknown }).language;
  if (isLanguage(switched)) {
    const options = { path: '/', maxAge: YEAR_SECONDS, httpOnly: true, sameSite: 'lax', secure } as const;
    void reply.setCookie(COOKIE, switched, options);
    return switched;
  }
  const remembered = request.cookies[COOKIE];
  if (isLanguage(remembered)) return remembered;
  return preferredLanguage(request);
}

/** What the browser asks for. */
export function preferredLanguage(request: Pick<FastifyRequest, 'headers'>): Language {
  const preferred = new Negotiator(request).language([...LANGUAGES]);
  return isLanguage(preferred) ? preferred : LANGUAGES[0];
}
