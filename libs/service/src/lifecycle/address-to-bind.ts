/**
 * The host to listen on. Fastify would bind every address of `localhost`, each with a server of its own, which a guard
 * of connections does not know.
 */
export function addressToBind(host: string): string {
  return host === 'localhost' ? '127.0.0.1' : host;
}
