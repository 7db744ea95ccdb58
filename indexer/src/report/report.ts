/** How a command tells what it does. Commands and steps know only this; `createReport` chooses between the forms. */
export interface Report {
  /** Something happened: a sentence for people, `event` and `details` for programs. */
  tell(event: string, sentence: string, details?: object): void;
  /** A stretch of work of a known amount, such as `begin('load', 'games', 100_000)`. */
  begin(event: string, what: string, total: number): Progress;
  /** What the command was asked for; said once and last. */
  result(answer: object, text: string): void;
}

export interface Progress {
  /** One more is done. */
  advance(): void;
  /** No more will be done, whether or not the total was reached. */
  end(): void;
}
