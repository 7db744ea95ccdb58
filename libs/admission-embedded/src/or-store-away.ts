import { StoreAwayError } from '#libs/admission';

/** Runs `work` on the database; whatever SQLite throws becomes a rejection with {@link StoreAwayError}. */
export async function orStoreAway<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    throw new StoreAwayError(error);
  }
}
