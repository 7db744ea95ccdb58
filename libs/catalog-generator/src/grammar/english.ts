import { readAdjectiveCell } from './read-cell.js';
import type { Grammar, Thing } from './grammar.js';

export const english: Grammar = {
  readNoun(cell) {
    const [singular = '', plural = pluralOf(singular)] = cell.trim().split(' ');
    return { singular, plural, gender: 'n', marked: false, genitive: singular, compound: singular };
  },
  readAdjective(cell) {
    const { forms, before } = readAdjectiveCell(cell);
    const [word = ''] = forms;
    return { m: word, f: word, manyM: word, manyF: word, before };
  },
  bare,
  the: thing => `the ${bare(thing)}`,
  ofThe: thing => (thing.count === 'plural' ? `of ${bare(thing)}` : `of the ${bare(thing)}`),
  of: name => `of ${name}`,
  possessive: (name, thing) => `${name}'s ${bare(thing)}`,
  named: (name, { noun, count }) => `${name} ${noun.en[count]}`,
  compound: (first, head) =>
    [head.adjective?.en.m, first.noun.en.singular, head.noun.en[head.count]].filter(Boolean).join(' '),
  and: (first, second) => `${first} and ${second}`,
};

function bare({ noun, adjective, count }: Thing): string {
  return adjective ? `${adjective.en.m} ${noun.en[count]}` : noun.en[count];
}

function pluralOf(noun: string): string {
  if (/(s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
