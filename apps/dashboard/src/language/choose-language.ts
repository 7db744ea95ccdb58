import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isLanguage, type Language, LANGUAGES } from './languages.js';

const COOKIE = 'language';
const YEAR_SECONDS = 365 * 86_400;

/** The language that was just chosen, else the one chosen before, else the preference of the browser. */
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

/** The language that the browser prefers. */
function preferredLanguage(request: Pick<FastifyRequest, 'headers'>): Language {
  const preferred = new Negotiator(request).language([...LANGUAGES]);
  return isLanguage(preferred) ? preferred : LANGUAGES[0];
}
