import { romance } from './romance.js';

/** An h is silent unless a noun is marked. */
const SILENT_START = /^[aeiouyhàâéèêëîïôœæ]/i;

export const french = romance({
  language: 'fr',
  pluralOf(word) {
    if (/[sxz]$/.test(word)) return word;
    if (word.endsWith('al')) return `${word.slice(0, -1)}ux`;
    return word + (/[ae]u$/.test(word) ? 'x' : 's');
  },
  feminineOf: adjective => (adjective.endsWith('e') ? adjective : `${adjective}e`),
  article(gender, count, next, marked) {
    if (count === 'plural') return 'les ';
    if (!marked && SILENT_START.test(next)) return "l'";
    return gender === 'f' ? 'la ' : 'le ';
  },
  ofArticle: article => (article === 'le ' ? 'du ' : article === 'les ' ? 'des ' : `de ${article}`),
  of: name => (/^[aeiouàâäåáéèêíîóôöøüú]/i.test(name) ? `d'${name}` : `de ${name}`),
  and: () => 'et',
});
