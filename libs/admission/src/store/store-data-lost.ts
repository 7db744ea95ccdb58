/**
 * The store answers, but lacks what was published: it is new, was emptied, or came back without its data. It knows no
 * key until the accounts database is published again, which a running dashboard does by itself.
 */
export class StoreDataLost extends Error {
  override readonly name = 'StoreDataLost';
  readonly code = 'store_data_lost';

  constructor() {
    super(
      'the admission store is empty or lost its data; a running dashboard or "keys publish" fills it again',
    );
  }
}
