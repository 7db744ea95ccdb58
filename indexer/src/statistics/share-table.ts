/** Of how much of what each column counts something is known: whole per cents, rounded down, `null` of nothing. */
export interface Shares {
  readonly columns: readonly string[];
  readonly rows: readonly ShareRow[];
}

export interface ShareRow {
  readonly name: string;
  readonly percents: readonly (number | null)[];
}

interface Count {
  known: number;
  all: number;
}

/** Counts, by row and column, of how many something is known. */
export class ShareTable {
  readonly #rows = new Map<string, Map<string, Count>>();

  constructor(
    private readonly columns: readonly string[],
    rows: readonly string[],
  ) {
    for (const row of rows)
      this.#rows.set(row, new Map(columns.map(column => [column, { known: 0, all: 0 }])));
  }

  /** Of rows that the table does not have, nothing is counted. */
  count(row: string, column: string, isKnown: boolean): void {
    const count = this.#rows.get(row)?.get(column);
    if (count === undefined) return;
    count.all += 1;
    if (isKnown) count.known += 1;
  }

  shares(): Shares {
    const rows = [...this.#rows].map(([name, counts]) => ({
      name,
      percents: [...counts.values()].map(({ known, all }) =>
        all === 0 ? null : Math.floor((known * 100) / all),
      ),
    }));
    return { columns: this.columns, rows };
  }
}
