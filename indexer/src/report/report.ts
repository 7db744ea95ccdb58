/** How a command reports what it does. Commands and steps use only this; `createReport` chooses the implementation. */
export interface Report {
  /** Something happened: a sentence for people, `event` and `details` for programs. */
  tell(event: string, sentence: string, details?: object): void;
  /** A stretch of work of a known amount, such as `begin('load', 'games', 100_000)`. */
  begin(event: string, what: string, total: number): Progress;
  /** The result of the command; reported once, at the end. */
  result(answer: object, text: string): void;
}

export interface Progress {
  /** One more is done. */
  advance(): void;
  /** No more will be done, whether or not the total was reached. */
  end(): void;
}
