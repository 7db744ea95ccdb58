/**
 * ES_JAVA_OPTS of a node: its heap, then the caller's own ES_JAVA_OPTS.
 * @param heap as Java writes it, `512m` for instance
 */
export function javaOptions(heap) {
  return [`-Xms${heap}`, `-Xmx${heap}`, process.env.ES_JAVA_OPTS].filter(Boolean).join(' ');
}
