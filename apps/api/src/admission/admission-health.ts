import { type AdmissionStore, StoreDataLost } from '#libs/admission';

/**
 * The health of the store of keys and limits. While it does not answer (`unavailable`), keys that were verified a
 * moment ago are still accepted; when it answers without its data (`data-lost`), no key is. The reason may be public.
 */
export type AdmissionHealth =
  { readonly state: 'ok' } | { readonly state: 'unavailable' | 'data-lost'; readonly reason: string };

/** Checks the store by admitting a request. The returned promise never rejects. */
export async function admissionHealth(store: AdmissionStore): Promise<AdmissionHealth> {
  try {
    await store.ping();
    return { state: 'ok' };
  } catch (error) {
    if (error instanceof StoreDataLost) return { state: 'data-lost', reason: error.message };
    return {
      state: 'unavailable',
      reason:
        'requests cannot be admitted: the key store does not answer or refuses access, see the log; it is being retried',
    };
  }
}
