import { expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';

it.each(['postgres://app:1/SECRET@db/catalog', 'postgres://app:1?SECRET@db', 'postgres://app:1#SECRET@db'])(
  'a password that would be taken for something else is refused without being repeated: %s',
  url => {
    const load = () => loadConfig({ DATABASE_URL: url });
    expect(load).toThrow('DATABASE_URL has an @ after its host');
    expect(load).not.toThrow('SECRET');
  },
);
