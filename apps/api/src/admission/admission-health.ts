import { type AdmissionStore, StoreDataLost } from '#libs/admission';

/**
 * How the store of keys and limits is. A store that does not answer (`unavailable`) leaves keys that were verified a
 * moment ago; one that answers without its data (`data-lost`) admits none. The reason may be public.
 */
export type AdmissionHealth =
  { readonly state: 'ok' } | { readonly state: 'unavailable' | 'data-lost'; readonly reason: string };

/** Asks the store by really admitting a request. Never rejects. */
export async function admissionHealth(store: AdmissionStore): Promise<AdmissionHealth> {
  try {
    await store.ping();
    return { state: 'ok' };
  } catch (error) {
    if (error instanceof StoreDataLost) return { state: 'data-lost', reason: error.message };
    return {
      state: 'unavailable',
      reason: 'requests cannot be admitted: the key store does not answer; it is being retried',
    };
  }
}
