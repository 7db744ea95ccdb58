import { romance } from './romance.js';

const PLAIN: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

export const spanish = romance({
  language: 'es',
  pluralOf(word) {
    if (/[aeiouáéó]$/.test(word)) return `${word}s`;
    if (word.endsWith('z')) return `${word.slice(0, -1)}ces`;
    return `${word.replace(/([áéíóú])(?=[ns]$)/, vowel => PLAIN[vowel] ?? vowel)}es`;
  },
  feminineOf: adjective => adjective.replace(/o$/, 'a'),
  article(gender, count, _, marked) {
    if (count === 'plural') return gender === 'f' ? 'las ' : 'los ';
    return gender === 'f' && !marked ? 'la ' : 'el ';
  },
  ofArticle: article => (article === 'el ' ? 'del ' : `de ${article}`),
  of: name => `de ${name}`,
  and: next => (/^h?[ií](?![ae])/i.test(next) ? 'e' : 'y'),
});
