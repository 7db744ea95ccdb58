/** Texts by the language codes of Wikidata, which has more of them than ISO 639-1: `mul`, `de-at`. */
export type Texts = Readonly<Record<string, string>>;

/** What a statement says, of the kinds that are read. */
export type Value =
  | { readonly kind: 'item'; readonly id: string }
  /** Plain strings and external ids. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'title'; readonly text: string; readonly language: string }
  | Quantity
  /** `time` as Wikidata writes it, `+1985-00-00T00:00:00Z`; 9 is the precision of a year. */
  | { readonly kind: 'time'; readonly time: string; readonly precision: number };

/** `unit` is the id of an item, or `1`. */
export interface Quantity {
  readonly kind: 'quantity';
  readonly amount: number;
  readonly unit: string;
  /** Between which numbers the amount lies, when both are stated. */
  readonly bounds?: { readonly lower: number; readonly upper: number };
}

export interface Statement {
  readonly rank: 'preferred' | 'normal' | 'deprecated';
  /** `undefined` when the statement says that there is no value or that it is unknown, or holds another kind. */
  readonly value: Value | undefined;
  /** When it was so, where the statement says it: the year of an award, for example. */
  readonly pointInTime?: Value | undefined;
}

/** An item of Wikidata, whatever form it came in. */
export class Entity {
  constructor(
    readonly id: string,
    /** Ids under which the same item was requested. */
    readonly redirectedFrom: readonly string[],
    /** RFC 3339, when the item was last changed. */
    readonly modified: string | undefined,
    readonly labels: Texts,
    readonly descriptions: Texts,
    readonly aliases: Readonly<Record<string, readonly string[]>>,
    /** How many pages of Wikimedia projects are about it; `undefined` where the document does not say. */
    readonly sitelinks: number | undefined,
    private readonly statementsOf: (property: string) => readonly Statement[],
  ) {}

  /**
   * The values of the statements of best rank, in their order: those preferred if there are any, else those of normal
   * rank; never a deprecated one.
   */
  best(property: string): Value[] {
    return this.bestStatements(property).flatMap(({ value }) => value ?? []);
  }

  /** Ids of the items that the best statements name, each with the time that its statement is of. */
  datedItems(property: string): { readonly id: string; readonly time: Value | undefined }[] {
    return this.bestStatements(property).flatMap(({ value, pointInTime }) =>
      value?.kind === 'item' ? [{ id: value.id, time: pointInTime }] : [],
    );
  }

  private bestStatements(property: string): Statement[] {
    const current = this.statementsOf(property).filter(({ rank }) => rank !== 'deprecated');
    const preferred = current.filter(({ rank }) => rank === 'preferred');
    return preferred.length > 0 ? preferred : current;
  }

  /** Ids of the items that the best statements name, each once. */
  items(property: string): string[] {
    return [...new Set(this.best(property).flatMap(value => (value.kind === 'item' ? [value.id] : [])))];
  }

  /** The strings of the best statements. */
  texts(property: string): string[] {
    return this.best(property).flatMap(value => (value.kind === 'text' ? [value.text] : []));
  }

  has(property: string): boolean {
    return this.best(property).length > 0;
  }
}
