/** No usable response came: the network failed, the request timed out, or the body was not JSON. `cause` says which. */
export class CatalogConnectionError extends Error {
  override readonly name = 'CatalogConnectionError';
}
