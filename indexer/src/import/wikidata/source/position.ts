/** A place in the source from which reading can continue. */
export interface Position {
  /** Where reading can begin: a byte of a dump (of a compressed one, the start of a part), or the number of a page. */
  readonly at: number;
  /** Bytes to pass over of what is read from there, after decompression. */
  readonly skip: number;
}

export const START: Position = { at: 0, skip: 0 };
