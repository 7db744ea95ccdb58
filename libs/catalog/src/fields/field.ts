import type { Range, Resource } from '../model/resources.js';
import type { AcceptedValue, ParsedValue } from './accepted-value.js';

/** How the value of a parameter is compared with a record. */
export type Comparison =
  /** A keyword field has the value among its values, or of several terms fulfils every one. */
  | 'has'
  /** A value of the record, its slug for example, is among those given. */
  | 'is among'
  /** An integer field is the value. */
  | 'equals'
  /** An integer field is the value, or more. */
  | 'at least'
  /** An integer field is the value, or less. */
  | 'at most'
  /** A range field has the value between the ends of one of its ranges, both included. */
  | 'contains';

/** A query parameter that filters by a field. */
export interface Parameter<A extends AcceptedValue = AcceptedValue> {
  readonly accepts: A;
  readonly comparison: Comparison;
  /** Markdown, for the OpenAPI description. */
  readonly description: string;
  readonly example: ParsedValue<A>;
  /** The upper end of a range whose lower end this parameter is: it may not be below it. */
  readonly upTo?: string;
  /** Where both are set, `parameter` and this one speak of the same row of the record: see {@link SameRow}. */
  readonly sameRowAs?: SameRow;
  /** The list whose records its slugs name. */
  readonly names?: Resource;
}

/** A field of a record's rows, each as the value of this parameter, a space, and that of `parameter`. */
export interface SameRow {
  readonly parameter: string;
  readonly fieldName: string;
}

type Parameters = Readonly<Record<string, Parameter>>;

/** What identifies a record in its list: its slug. */
export interface IdentifierField<Entry, P extends Parameters = Parameters> {
  readonly type: 'identifier';
  value(entry: Entry): string;
  readonly parameters: P;
}

/** Slugs, codes or words of a record. */
export interface KeywordField<Entry, P extends Parameters = Parameters> {
  readonly type: 'keyword';
  values(entry: Entry): readonly string[];
  readonly parameters: P;
  /** Whether its values may be counted over a list. */
  readonly counts: boolean;
}

/** Every list has a prominence; a popularity decides last, after the letters of the titles. */
export type TieBreaker = 'prominence' | 'popularity';

/**
 * One whole number of a record; `undefined` where it is not known: no filter lets it through, no count has it, and it is
 * last in every order, ascending and descending.
 */
export interface IntegerField<Entry, P extends Parameters = Parameters> {
  readonly type: 'integer';
  value(entry: Entry): number | undefined;
  readonly parameters: P;
  /** Whether lists may be ordered by it. */
  readonly sorts: boolean;
  /** Whether it decides between records whose titles match equally well: those with more of it come first. */
  readonly breaksTies: TieBreaker | undefined;
  /** Whether its values may be counted over a list. */
  readonly counts: boolean;
}

/** Inclusive ranges of whole numbers of a record; a value matches when one of them contains it. */
export interface RangeField<Entry, P extends Parameters = Parameters> {
  readonly type: 'integer range';
  ranges(entry: Entry): readonly Range[];
  readonly parameters: P;
}

export type Field<Entry> =
  IdentifierField<Entry> | KeywordField<Entry> | IntegerField<Entry> | RangeField<Entry>;
