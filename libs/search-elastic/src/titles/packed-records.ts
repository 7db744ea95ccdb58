import { LANGUAGES, type Resource, type Suggestion, type Title } from '#libs/catalog';
import { GrowingArray, PackedTexts } from '#libs/packed';
import { storedTitles, type StoredTitles } from '../stored-titles.js';

/** Added to a year, because the numbers in memory are not negative; 0 stands for no year. */
const YEAR_OFFSET = 2 ** 16;
/** Added to the number of the language, which begins at 1; 0 stands for no language. */
const IS_ALIAS = 2 ** 7;

/** What decides between equal titles: see `prominenceOf` and `popularityOf`. */
export interface TieNumbers {
  readonly prominence: number;
  readonly popularity: number;
}

/** The records of one list as they are suggested, by their places, without an object for each. */
export class PackedRecords {
  readonly slugs = new PackedTexts();
  private readonly titles = new PackedTexts();
  private readonly kinds = new GrowingArray();
  /** The first title of each record, and one more at the end. */
  private readonly firstTitles = new GrowingArray();
  private readonly years = new GrowingArray();
  private readonly prominences = new GrowingArray();
  private readonly popularities = new GrowingArray();

  /** @param type the list */
  constructor(private readonly type: Resource) {
    this.firstTitles.push(0);
  }

  /** How many titles all records have. */
  get titleCount(): number {
    return this.titles.length;
  }

  /** By place, once all are added. */
  get ties(): { readonly [T in keyof TieNumbers]: Uint32Array } {
    return { prominence: this.prominences.copy(), popularity: this.popularities.copy() };
  }

  /** Adds the record of the next place. */
  add(record: StoredTitles, { prominence, popularity }: TieNumbers): void {
    const { id, yearPublished } = record.item;
    this.slugs.add(id);
    for (const { text, language, isAlias } of storedTitles(record)) {
      this.titles.add(text);
      this.kinds.push((language ? LANGUAGES.indexOf(language) + 1 : 0) + (isAlias ? IS_ALIAS : 0));
    }
    this.firstTitles.push(this.titles.length);
    this.years.push(yearPublished === undefined ? 0 : yearPublished + YEAR_OFFSET);
    this.prominences.push(prominence);
    this.popularities.push(popularity);
  }

  /** @param number of the title, among those of its record */
  suggestionAt(place: number, number: number): Omit<Suggestion, 'position'> {
    const year = this.years.at(place);
    const { text, language } = this.titleAt(this.firstTitles.at(place) + number);
    return {
      type: this.type,
      id: this.slugs.at(place) ?? '',
      title: text,
      language,
      yearPublished: year > 0 ? year - YEAR_OFFSET : undefined,
    };
  }

  /** The titles of all records, in the order of their places. */
  *titlesByRecord(): Generator<readonly Title[]> {
    for (let place = 0; place < this.slugs.length; place++) yield this.titlesAt(place);
  }

  private titlesAt(place: number): Title[] {
    const first = this.firstTitles.at(place);
    return Array.from({ length: this.firstTitles.at(place + 1) - first }, (_, index) =>
      this.titleAt(first + index),
    );
  }

  private titleAt(number: number): Title {
    const kind = this.kinds.at(number);
    return {
      text: this.titles.at(number) ?? '',
      language: LANGUAGES[(kind % IS_ALIAS) - 1],
      isAlias: kind >= IS_ALIAS,
    };
  }
}
