/** One value of a result of the query service (SPARQL 1.1 Query Results JSON Format). */
export interface SparqlTerm {
  readonly type: string;
  readonly value: string;
  readonly 'xml:lang'?: string;
  readonly datatype?: string;
}

/** A row of our queries: what one property says of one item. Unbound variables are absent. */
export interface SparqlRow {
  readonly item?: SparqlTerm;
  /** A property id, or `label`, `description`, `alias`. */
  readonly property?: SparqlTerm;
  readonly value?: SparqlTerm;
  readonly unit?: SparqlTerm;
  /** The bounds of a number that is not exact. */
  readonly lower?: SparqlTerm;
  readonly upper?: SparqlTerm;
  readonly precision?: SparqlTerm;
  /** The point in time that the statement is of. */
  readonly at?: SparqlTerm;
  readonly rank?: SparqlTerm;
}
