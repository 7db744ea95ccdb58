import { describe, expect, it } from '@jest/globals';
import { DatabaseUnavailable } from './database-unavailable.js';

describe('a database that is unavailable', () => {
  it.each([
    ['postgres://app:SECRET@db:5432/catalog', 'postgres://***@db:5432/catalog'],
    ['postgres://app:SE@CRET@db/catalog', 'postgres://***@db/catalog'],
    ['postgres://app:1/SECRET@db/catalog', 'postgres://***'],
    ['postgres://app:1?SECRET@db/catalog', 'postgres://***'],
    ['postgres://app:1#SECRET@db/catalog', 'postgres://***'],
    ['postgres://app@db/catalog?password=SECRET', 'postgres://***@db/catalog'],
    ['sqlite:/data/a b@c.sqlite', 'sqlite:/data/a b@c.sqlite'],
  ])('is named without its password: %s', (url, named) => {
    const { message } = new DatabaseUnavailable(url, new Error('it is gone'));
    expect(message).toBe(`${named} cannot be used: it is gone`);
    expect(message).not.toContain('SECRET');
  });
});
