/** A provider does not say where to sign in, or does not answer in time. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
  readonly code = 'provider_unavailable';

  constructor(id: string, options?: ErrorOptions) {
    super(`the provider ${id} cannot be asked`, options);
  }
}
