/** What is wrong inside one line. */
export interface RecordFault {
  readonly field: string;
  readonly message: string;
}
