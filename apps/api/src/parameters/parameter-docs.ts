/** What the documentation says about a parameter, besides its bounds. */
export interface ParameterDocs<T> {
  readonly description: string;
  readonly example?: T;
  readonly default?: T;
}
