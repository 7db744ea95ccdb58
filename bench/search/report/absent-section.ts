import type { AbsentResult } from '../absent/measure-absent.js';
import type { MeasuredAbsent } from '../absent/measure-absent-games.js';
import { ABSENT_CEILINGS } from '../floors.data.js';
import { percent, table } from './markdown.js';

/** How the titles of games that are not there are answered. */
export function absentSection({ embedded, elastic }: MeasuredAbsent): string {
  const row = (name: string, share: (result: AbsentResult) => number, ceiling?: number): string[] => [
    name,
    percent(share(embedded)),
    percent(share(elastic)),
    ceiling === undefined ? '' : `≤ ${percent(ceiling)}`,
  ];
  const nothing = ({ everyWord, misspelled, inPart }: AbsentResult): number =>
    1 - everyWord - misspelled - inPart;
  return `## Games that are not in the catalog

A random fifth of the catalog that ships is left out with its expansions, and its ${embedded.queries} English titles are asked for: in percent, what is answered.
A full match with every word is what was asked for, as far as the catalog knows: for “Carcassonne” it then has “Carcassonne: Hunters and Gatherers”.
One that takes the title for a misspelling of another is false. Partial matches are marked.

${table(
  ['answered with', 'embedded', 'Elasticsearch', 'at most'],
  [
    row('a full match that has every word', ({ everyWord }) => everyWord, ABSENT_CEILINGS.everyWord),
    row('a full match with a misspelling', ({ misspelled }) => misspelled, ABSENT_CEILINGS.misspelled),
    row('partial matches', ({ inPart }) => inPart, ABSENT_CEILINGS.inPart),
    row('nothing', nothing),
  ],
)}
`;
}
