import { StoreUnavailable } from '#libs/admission';

/** `undefined` if the store was unavailable. */
export async function unlessUnavailable<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  }
}
