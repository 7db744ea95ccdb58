import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from './languages.js';
import { wordsOf } from './words.js';

/** Every text of a language with its place; functions are called with a mark for each value. */
function textsOf(value: unknown, place = '', mark = '7'): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    const call = value as (...values: string[]) => unknown;
    return textsOf(call(...Array.from({ length: call.length }, () => mark)), place, mark);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${place}.${name}`, mark));
}

const textsIn = (language: (typeof LANGUAGES)[number]) => textsOf(wordsOf(language));
const offending = (language: (typeof LANGUAGES)[number], pattern: RegExp) =>
  textsIn(language).filter(([, text]) => pattern.test(text));

/** Texts that read as translated, or use another word than docs/dashboard-languages.md decides. */
const FORBIDDEN: Readonly<Record<(typeof LANGUAGES)[number], RegExp>> = {
  en: /\bplease\b|rate limiter|\boops\b|somebody|nobody|\banew\b|look into your mail|uses the link up|i have kept it|goes on|!/i,
  fr: /appartient à autrui|\btu\b|s['’]il te plaît|\bcourriel\b|\bformules?\b|limiteur|ne plus recevoir/i,
  de: /Geheimnis|\bPost\b|sind fort|\bdu\b|\bdein(e[rnms]?)?\b|[Bb]egrenzer|abbestell|[Ee]inschalt|eingeschaltet|\bauf 7/,
  es: /Mire su correo|Era demasiado|\btú\b|\btus?\b|\bemail\b|limitador|dejar de recibir|de los que admite/i,
  it: /In viaggio|per route|\b(suoi?|sue|lei|riceverà|potrà|controlli|inserisca|riprovi|prosegua)\b|\bmail\b(?<!e-mail)|\bemail\b|\brinnov|più grande|limitatore|non ricevere/i,
};

/** Texts that are the same in English: names, and words that both languages have. */
const SAME_AS_ENGLISH =
  /^\.(site\.name|site\.[a-zA-Z]+|account\.(title|plan|browser|data)|activity\.account|restrictions\.title)$/;
/** Words that a language took from English, or shares with it. */
const SHARED =
  /^(API|JSON|CSV|curl|Account|Plan|Status|Quota|Body|Test|Name|Route|Code|Date|Tags?|ID|UTC|Secrets?|[Aa]ctive|slug|Operation|Dashboard|Headers?|Actions?|Total|Method|Documentation|Pages?|Usage|Minutes?|Automatic|Version|JavaScript|Python|Client|No|7 routes|[\d\s.,:·–→%“”„«»()/<>=+_-]+)$/;

describe('the words of the dashboard', () => {
  it.each(LANGUAGES)('are no words that %s does not use here', language => {
    expect(offending(language, FORBIDDEN[language])).toEqual([]);
  });

  it.each(LANGUAGES)('have no straight quotes and no doubled spaces: %s', language => {
    expect(offending(language, /["']| {2}|\s$/)).toEqual([]);
  });

  it('have a space that does not break before the punctuation of French', () => {
    expect(offending('fr', /[^\u00a0\u202f\d][:;!?»](?![/\d])|«[^\u00a0\u202f]/)).toEqual([]);
  });

  it('shorten the Italian article before the eighth day of a month', () => {
    const texts = textsOf(wordsOf('it'), '', '8');
    expect(texts.filter(([, text]) => /\b(il|[ads]al|[dn]el|sul) 8/i.test(text))).toEqual([]);
    expect(texts.filter(([, text]) => /l’8/i.test(text)).length).toBeGreaterThan(10);
  });

  it.each(LANGUAGES)('fit a plan with one key and one request per second: %s', language => {
    const { createKey, usage } = wordsOf(language);
    const texts = [createKey.lead('1', '1'), createKey.limitReachedTitle('1', 'Solo'), usage.rate('1')];
    expect(texts.join()).not.toMatch(
      /1 (keys|requests|clés|requêtes|Schlüsseln|Anfragen|claves|peticiones|chiavi|richieste)/,
    );
  });

  it('open questions and exclamations in Spanish', () => {
    expect(textsIn('es').filter(([, text]) => text.includes('?') && !text.includes('¿'))).toEqual([]);
    expect(textsIn('es').filter(([, text]) => text.includes('!') && !text.includes('¡'))).toEqual([]);
  });

  it.each([
    ['de', /[“”](?!$)[^„]*“|«|»/],
    ['fr', /[„“”]/],
    ['es', /[„“”]/],
    ['it', /[„“”]/],
  ] as const)('quote as %s does', (language, pattern) => {
    expect(offending(language, pattern)).toEqual([]);
  });

  it.each(['fr', 'de', 'es', 'it'] as const)('leave no English in %s', language => {
    const english = new Map(textsIn('en'));
    const left = textsIn(language).filter(
      ([place, text]) =>
        english.get(place) === text && !SAME_AS_ENGLISH.test(place) && !SHARED.test(text.trim()),
    );
    expect(left).toEqual([]);
  });

  it.each([
    ['en', '1 of 1 request', 'has used its 1 request for'],
    ['de', '1 von 1 Anfrage', 'hat die 1 Anfrage dieses'],
    ['es', '1 de 1 petición', 'ha usado su 1 petición de'],
    ['fr', '1 requête sur 1', 'a utilisé sa 1 requête du'],
    ['it', '1 richiesta su 1', 'ha usato la 1 richiesta di'],
  ] as const)('count a quota of one in the singular: %s', (language, used, usedUp) => {
    const { site, mail } = wordsOf(language);
    expect(site.used('1', '1', 1)).toBe(used);
    expect(mail.quota100.lead('K', '1', 1)).toContain(usedUp);
  });
});
