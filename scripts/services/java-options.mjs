/**
 * The variables of a node: its heap, then the caller's own ES_JAVA_OPTS; and for the launcher, which runs for a second,
 * no more than Java's first compiler.
 * @param heap as Java writes it, `512m` for instance
 */
export function javaOptions(heap) {
  return {
    ES_JAVA_OPTS: [`-Xms${heap}`, `-Xmx${heap}`, process.env.ES_JAVA_OPTS].filter(Boolean).join(' '),
    CLI_JAVA_OPTS: '-XX:TieredStopAtLevel=1',
  };
}
