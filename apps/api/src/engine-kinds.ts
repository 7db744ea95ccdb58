import type { Config } from '#libs/config';

/** The kinds of the engines in use, for the log. */
export function engineKinds({ elasticsearch, redis }: Config): Record<'catalog' | 'admission', string> {
  return {
    catalog: elasticsearch === undefined ? 'embedded' : 'elasticsearch',
    admission: redis === undefined ? 'embedded' : 'redis',
  };
}
