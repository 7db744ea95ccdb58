import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { canonicalUrl } from './canonical-url.js';

function canonical(url: string, query: Record<string, string | string[]> = {}): string {
  return canonicalUrl({ raw: { url }, query } as unknown as FastifyRequest);
}

describe('the canonical URL', () => {
  it('sorts parameters by name', () => {
    expect(canonical('/games?q=ark&limit=5', { q: 'ark', limit: '5' })).toBe('/games?limit=5&q=ark');
  });

  it('is the path alone without parameters', () => {
    expect(canonical('/games')).toBe('/games');
    expect(canonical('/games?')).toBe('/games');
    expect(canonical('http://host/games')).toBe('/games');
  });

  it('is the same for every spelling of a parameter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (q, isEscaped) => {
        const plain = /^[\w.-]*$/.test(q) && !isEscaped;
        const url = `/games?q=${plain ? q : encodeURIComponent(q)}`;
        expect(canonical(url, { q })).toBe(`/games?${new URLSearchParams({ q }).toString()}`);
      }),
    );
  });
});
