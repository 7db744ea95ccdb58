import { expect, it } from '@jest/globals';
import { SlugRegister, slugOf } from './slug-register.js';

it.each([
  ['Ticket to Ride: Europe', 'ticket-to-ride-europe'],
  ["King's Dilemma", 'kings-dilemma'],
  ['Flügelschlag', 'flugelschlag'],
  ['6 nimmt!', '6-nimmt'],
  ['Go 囲碁', 'go'],
  ['囲碁', undefined],
  ['!!!', undefined],
  ['CATAN™', 'catan'],
  ['Star Wars™: Rebellion', 'star-wars-rebellion'],
  ['Monopoly®', 'monopoly'],
])('%s gives %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('cuts what is too long, and never ends in a hyphen', () => {
  const slug = slugOf(`${'a'.repeat(169)} ${'b'.repeat(100)}`);
  expect(slug).toBe('a'.repeat(169));
});

it('adds the year on a clash, then the suffix', () => {
  const slugs = new SlugRegister();
  const claims: [string, number | null, string | undefined][] = [
    ['Dune', 1979, 'q1'],
    ['Dune', 2019, 'q2'],
    ['Dune', 2019, 'q3'],
    ['Dune!', null, 'q4'],
    ['Dune', -44, 'q5'],
    ['囲碁', 1999, 'q6'],
  ];
  expect(claims.map(claim => slugs.claim(...claim))).toEqual([
    'dune',
    'dune-2019',
    'dune-q3',
    'dune-q4',
    'dune-q5',
    'q6',
  ]);
});

it('numbers titles without a suffix, and never gives a slug that is taken', () => {
  const slugs = new SlugRegister(['go', 'go-3']);
  expect([1, 2, 3].map(() => slugs.claim('Go', null, undefined))).toEqual(['go-2', 'go-4', 'go-5']);
  expect(slugs.claim('囲碁', null, undefined)).toBe('untitled');
});
