/** What the documentation says about a parameter beside its bounds. */
export interface ParameterDocs<T> {
  readonly description: string;
  readonly example?: T;
  readonly default?: T;
}
