import { readAdjectiveCell, readNounCell, type NounCell } from './read-cell.js';
import type { Gender, Grammar, Thing } from './grammar.js';

const THE: Readonly<Record<Gender, string>> = { m: 'der', f: 'die', n: 'das' };
/** Endings of an adjective without an article. */
const STRONG: Readonly<Record<Gender, string>> = { m: 'er', f: 'e', n: 'es' };

export const german: Grammar = {
  readNoun(cell) {
    const read = readNounCell(cell);
    const { singular, gender, marked } = read;
    return {
      singular,
      plural: read.plural ?? `${singular}n`,
      gender,
      marked,
      genitive: read.genitive ?? genitiveOf(read),
      compound: read.compound ?? compoundOf(read),
    };
  },
  readAdjective(cell) {
    const { forms, before } = readAdjectiveCell(cell);
    const [stem = ''] = forms;
    return { m: stem, f: stem, manyM: stem, manyF: stem, before };
  },
  bare,
  the({ noun: { de }, adjective, count }) {
    return count === 'plural'
      ? phrase('die', adjective?.de.m, 'en', de.plural)
      : phrase(THE[de.gender], adjective?.de.m, 'e', de.singular);
  },
  ofThe({ noun: { de }, adjective, count }) {
    const isFeminine = count === 'plural' || de.gender === 'f';
    return phrase(
      isFeminine ? 'der' : 'des',
      adjective?.de.m,
      'en',
      count === 'plural' ? de.plural : de.genitive,
    );
  },
  of: name => `von ${name}`,
  possessive: (name, thing) => `${name}${/[sxzß]$/.test(name) ? '’' : 's'} ${bare(thing)}`,
  named: (name, { noun, count }) => `${name}-${noun.de[count]}`,
  compound: (first, head) =>
    bare({ ...head, noun: { ...head.noun, de: inCompound(first.noun.de.compound, head.noun.de) } }),
  and: (first, second) => `${first} und ${second}`,
};

function bare({ noun: { de }, adjective, count }: Thing): string {
  return phrase('', adjective?.de.m, count === 'plural' ? 'e' : STRONG[de.gender], de[count]);
}

function phrase(article: string, stem: string | undefined, ending: string, noun: string): string {
  const words = stem === undefined ? noun : `${stem}${ending} ${noun}`;
  return article === '' ? words : `${article} ${words}`;
}

type GermanNoun = Thing['noun']['de'];

function inCompound(beginning: string, head: GermanNoun): GermanNoun {
  const singular = beginning + head.singular.toLowerCase();
  return { ...head, singular, plural: beginning + head.plural.toLowerCase() };
}

function genitiveOf({ singular, gender }: NounCell): string {
  if (gender === 'f') return singular;
  if (gender === 'm' && singular.endsWith('e')) return `${singular}n`;
  return singular + (/([sßxz]|sch|st)$/.test(singular) ? 'es' : 's');
}

function compoundOf({ singular, gender }: NounCell): string {
  if (singular.endsWith('e')) return `${singular}n`;
  return gender === 'f' && /(ung|ion)$/.test(singular) ? `${singular}s` : singular;
}
