import { editBudget, editDistance, foldTitle, titleForms } from '#libs/catalog';
import type { Writer } from './query-class.js';

/**
 * "Klaus Knizia": the first name of one person and the last name of another, which are no one's names together, nor those of
 * one person with as many typos as the whole name may have: "Johan Labelle" is John Labelle, misspelled.
 */
export const otherPerson: Writer = ({ text }, random, list) => {
  const other = list.titles[random.between(0, list.titles.length - 1)]?.text ?? '';
  const [first] = foldTitle(text).split(' ');
  const last = foldTitle(other).split(' ').at(-1);
  if (first === undefined || last === undefined || first.length < 3 || last === first) return undefined;
  const together = `${first}${last}`;
  const atMost = editBudget(together);
  const means = (name: string): boolean => {
    const { words, joined } = titleForms(name);
    return (
      (words.includes(first) && words.some(word => word.startsWith(last))) ||
      joined.some(form => editDistance(together, form, atMost) <= atMost)
    );
  };
  return list.titles.some(title => means(title.text)) ? undefined : `${first} ${last}`;
};
