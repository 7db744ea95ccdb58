/** No usable answer came: the network failed, the time was over, or what came was not JSON. `cause` says which. */
export class CatalogConnectionError extends Error {
  override readonly name = 'CatalogConnectionError';
}
