import { romance } from './romance.js';

const VOWEL = /^[aeiouàèéìòù]/i;
/** Beginnings of words with the articles `lo` and `gli`. */
const HARD_START = /^(s[^aeiouàèéìòù]|z|gn|ps|pn|x|y)/i;
const OF: Readonly<Record<string, string>> = { 'il ': 'del ', 'i ': 'dei ', 'gli ': 'degli ' };

export const italian = romance({
  language: 'it',
  pluralOf(word, gender) {
    if (/[cg]a$/.test(word) && gender === 'f') return `${word.slice(0, -1)}he`;
    if (word.endsWith('a')) return word.slice(0, -1) + (gender === 'f' ? 'e' : 'i');
    if (word.endsWith('io')) return word.slice(0, -1);
    return word.replace(/[eo]$/, 'i');
  },
  feminineOf: adjective => adjective.replace(/o$/, 'a'),
  article(gender, count, next) {
    const many = count === 'plural';
    if (gender === 'f') return many ? 'le ' : VOWEL.test(next) ? "l'" : 'la ';
    if (VOWEL.test(next)) return many ? 'gli ' : "l'";
    if (HARD_START.test(next)) return many ? 'gli ' : 'lo ';
    return many ? 'i ' : 'il ';
  },
  ofArticle: article => OF[article] ?? `del${article}`,
  of: name => `di ${name}`,
  and: () => 'e',
});
