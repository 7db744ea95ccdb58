import type { Count, Gender, Grammar, Thing } from './grammar.js';
import { readAdjectiveCell, readNounCell } from './read-cell.js';

/** The rules in which French, Spanish and Italian differ. Articles end in a space or an apostrophe. */
export interface RomanceRules {
  readonly language: 'fr' | 'es' | 'it';
  pluralOf(word: string, gender: Gender): string;
  feminineOf(adjective: string): string;
  /** @param marked whether the article of the word that follows does not follow the rule */
  article(gender: Gender, count: Count, next: string, marked: boolean): string;
  /** "of" and an article: "du ", "dell'". */
  ofArticle(article: string): string;
  of(name: string): string;
  /** "and" before `next`. */
  and(next: string): string;
}

/** Gender and number agree, the qualifying word follows the qualified one, and "of" merges with the article. */
export function romance(rules: RomanceRules): Grammar {
  const { language } = rules;

  function bare({ noun, adjective, count }: Thing): string {
    const word = noun[language][count];
    if (adjective === undefined) return word;
    const own = adjective[language];
    const [one, many] = noun[language].gender === 'f' ? [own.f, own.manyF] : [own.m, own.manyM];
    const quality = count === 'plural' ? many : one;
    return own.before ? `${quality} ${word}` : `${word} ${quality}`;
  }

  function article(thing: Thing): string {
    const { gender, marked } = thing.noun[language];
    return rules.article(gender, thing.count, bare(thing), marked && !thing.adjective?.[language].before);
  }

  const the = (thing: Thing): string => article(thing) + bare(thing);
  const ofThe = (thing: Thing): string => rules.ofArticle(article(thing)) + bare(thing);

  return {
    readNoun(cell) {
      const { singular, gender, marked, plural = rules.pluralOf(singular, gender) } = readNounCell(cell);
      return { singular, plural, gender, marked, genitive: singular, compound: singular };
    },
    readAdjective(cell) {
      const { forms, before } = readAdjectiveCell(cell);
      const [m = '', f = rules.feminineOf(m)] = forms;
      const [, , manyM = rules.pluralOf(m, 'm'), manyF = rules.pluralOf(f, 'f')] = forms;
      return { m, f, manyM, manyF, before };
    },
    bare,
    the,
    ofThe,
    of: name => rules.of(name),
    possessive: (name, thing) => `${the(thing)} ${rules.of(name)}`,
    named: (name, { noun, count }) => `${noun[language][count]} ${rules.of(name)}`,
    compound: (first, head) => `${bare(head)} ${ofThe(first)}`,
    and: (first, second) => `${first} ${rules.and(second)} ${second}`,
  };
}
