import { CLASSES } from '../tables/classes.data.js';
import { PROPERTY } from '../tables/properties.data.js';

/** Whether a document is worth parsing, by its bytes; there are false positives, but no false negatives. */
export type LineFilter = (document: Buffer) => boolean;

const NAMES = [
  PROPERTY.boardGameGeekId,
  PROPERTY.expansionOf,
  ...CLASSES.filter(({ decides }) => decides === 'game' || decides === 'expansion').map(({ id }) => id),
];
/** Documents of 2015 name an item by its number alone. */
const NUMBERS = NAMES.filter(name => name.startsWith('Q')).map(name => name.slice(1));
const MENTION = new RegExp(`"(?:${NAMES.join('|')})"|"numeric-id":(?:${NUMBERS.join('|')})}`);

/** Searches the bytes as Latin-1, which every byte is: decoding UTF-8 would take as long as the search. */
export const mentionsGames: LineFilter = document => MENTION.test(document.toString('latin1'));

/** The id is within the first bytes, after the type and, in answers, the number of the page. */
const HEAD_BYTES = 200;
const OWN_ID = /^\{(?:"(?:pageid|ns|lastrevid)":\d+,|"(?:type|title|modified)":"[^"]*",)*"id":"([^"]*)"/;

/** Whether a document is that of one of these items. A document whose id is not at its start has to be parsed. */
export function isOneOf(ids: { has(id: string): boolean }): LineFilter {
  return document => {
    const id = OWN_ID.exec(document.toString('latin1', 0, HEAD_BYTES))?.[1];
    return id === undefined || ids.has(id);
  };
}
