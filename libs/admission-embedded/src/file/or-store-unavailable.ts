import { StoreUnavailable } from '#libs/admission';

/** Runs `work` on the file; whatever SQLite throws becomes a rejection with {@link StoreUnavailable}. */
export async function orStoreUnavailable<Result>(work: () => Result): Promise<Result> {
  try {
    return work();
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}
