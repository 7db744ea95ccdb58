import { describe, expect, it } from '@jest/globals';
import type { Generation } from '#libs/catalog';
import { Site } from '../configuration/site.js';
import { AnswerWriter } from './answer-writer.js';

const SITE = new Site(
  'https://api.example.test',
  'https://api.example.test/errors',
  'https://keys.example.test',
  undefined,
  [],
);

function tagOf(url: string, digest: string, secret = 'secret'): string {
  const generation = { id: digest, digest, builtAt: new Date(0) } as Generation;
  return new AnswerWriter([secret], SITE).write({ body: {}, generation }, url, () => {}).entityTag;
}

describe('the entity tag of an answer', () => {
  const tag = tagOf('/games', 'one');

  it('is the same in every process, and weak', () => {
    expect(tagOf('/games', 'one')).toBe(tag);
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
  });

  it.each([
    ['URL', tagOf('/games?limit=2', 'one')],
    ['catalog', tagOf('/games', 'two')],
    ['secret, which signs the cursors in the body', tagOf('/games', 'one', 'other')],
  ])('is another one for another %s', (_, other) => {
    expect(other).not.toBe(tag);
  });

  it('outlives a new catalog where a cursor names the old one', () => {
    expect(tagOf('/games?cursor=x', 'one')).toBe(tagOf('/games?cursor=x', 'two'));
  });
});

it('links to the next page in a field of the answer', () => {
  const body = { pagination: { nextCursor: 'next', hasMore: true } };
  const answer = { body, generation: { id: 'g', digest: 'd', builtAt: new Date(0) } as Generation };
  const { bodyHeaders } = new AnswerWriter(['secret'], SITE).write(answer, '/games?limit=2', () => {});
  expect(bodyHeaders.link).toBe('<https://api.example.test/games?limit=2&cursor=next>; rel="next"');
});
