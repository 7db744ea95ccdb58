import type { Edition } from '#libs/catalog';
import type { NamedRecords } from './known-records.js';
import type { RecordTypes, SourceEdition } from './records.js';

type GameRecord = Pick<RecordTypes['games'], 'editions'>;

/** The editions of a game, as its source lists them; none where it has a number alone. */
export function editionsListedIn({ editions }: GameRecord): readonly SourceEdition[] {
  return typeof editions === 'object' ? (editions ?? []) : [];
}

/** How many editions a source knows: those of the list, or the number without one; `null`: not known. */
export function countEditions({ editions }: GameRecord): number | null {
  return typeof editions === 'object' ? (editions?.length ?? null) : editions;
}

/** @returns the editions as they are shown, by year, unknown ones last, then language */
export function shownEditions(game: GameRecord, publishers: NamedRecords, unknownYear: number): Edition[] {
  return editionsListedIn(game)
    .map(({ title = null, languages, publisher: publisherId = null, year = unknownYear }) => ({
      title,
      languages: [...languages].sort(),
      publisher: publisherId && publishers.nameOf(publisherId),
      publisherId,
      yearPublished: year,
    }))
    .sort((a, b) => {
      if (a.yearPublished === b.yearPublished) return compareLanguages(a, b);
      if (a.yearPublished === unknownYear) return 1;
      return b.yearPublished === unknownYear ? -1 : a.yearPublished - b.yearPublished;
    });
}

function compareLanguages(a: Edition, b: Edition): number {
  const [first, second] = [a.languages.join(), b.languages.join()];
  return first === second ? 0 : first < second ? -1 : 1;
}
