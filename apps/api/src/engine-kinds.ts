import type { Config } from '#libs/config';

/** The engines by their kind, for the log. */
export function engineKinds({ elasticsearch, redis }: Config): Record<'catalog' | 'admission', string> {
  return {
    catalog: elasticsearch === undefined ? 'embedded' : 'elasticsearch',
    admission: redis === undefined ? 'embedded' : 'redis',
  };
}
