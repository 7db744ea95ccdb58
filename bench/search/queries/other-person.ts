import { foldTitle, titleForms } from '#libs/catalog';
import type { Writer } from './query-class.js';

/** "Klaus Knizia": the first name of one person and the last name of another, which are no one's names together. */
export const otherPerson: Writer = ({ text }, random, list) => {
  const other = list.titles[random.between(0, list.titles.length - 1)]?.text ?? '';
  const [first] = foldTitle(text).split(' ');
  const last = foldTitle(other).split(' ').at(-1);
  if (first === undefined || last === undefined || first.length < 3 || last === first) return undefined;
  const hasBoth = (name: string): boolean => {
    const { words } = titleForms(name);
    return words.includes(first) && words.some(word => word.startsWith(last));
  };
  return list.titles.some(title => hasBoth(title.text)) ? undefined : `${first} ${last}`;
};
