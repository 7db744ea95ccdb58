import type { Title } from '../model/entry.js';
import { composeText, formsOfTitle } from './fold-title.js';

/** A colon, a bracket, a dash between spaces. */
const SEPARATOR = /[:(]| [-–—] /gu;

/** The beginnings of a text that end before a separator: "Space Hulk" and "Space Hulk: Death Angel" of a longer title. */
export function headsOf(text: string): string[] {
  const composed = composeText(text);
  return Array.from(composed.matchAll(SEPARATOR), ({ index }) => composed.slice(0, index));
}

/** The joined forms of the heads of a title, each once. */
export function joinedHeads(title: Title): string[] {
  return [...new Set(headsOf(title.text).flatMap(text => formsOfTitle({ ...title, text }).joined))];
}
