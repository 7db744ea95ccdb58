import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { titleQuery, type ListRequest, type Resource } from '#libs/catalog';
import { buildRequest } from './build-request.js';
import type { Tolerance } from './clauses/title.js';

const FOLDER = 'libs/search-elastic/golden';

/** Requests worth reading; a change of relevance is a change of these files. `npm run golden:update` renders them anew. */
const REQUESTS: Readonly<Record<string, [ListRequest<Resource>, Tolerance]>> = {
  'all-games': [list({}), 'strict'],
  'next-page-of-all-games': [list({ after: ['azul'] }), 'strict'],
  'games-by-every-filter': [
    list({
      filters: {
        year: 1995,
        players: 4,
        language: 'de',
        mechanic: 'trading',
        category: 'economic',
        publisher: 'kosmos',
      },
    }),
    'strict',
  ],
  'strict-search': [list({ title: titleQuery('Flügel & Schlag') }), 'strict'],
  'typo-search': [list({ title: titleQuery('terraformign mars 7') }), 'typos'],
  'typo-search-next-page': [list({ title: titleQuery('catam'), after: [2, 4, 5, 'catan'] }), 'typos'],
  'search-without-a-letter': [list({ title: titleQuery('!!!') }), 'strict'],
  'people-search-by-role': [
    list({ resource: 'people', filters: { role: 'designer' }, title: titleQuery('knizia') }),
    'strict',
  ],
};

it.each(Object.entries(REQUESTS))('renders %s as committed', (name, [request, tolerance]) => {
  const rendered = `${JSON.stringify(buildRequest(request, tolerance), null, 2)}\n`;
  const file = `${FOLDER}/${name}.json`;
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, rendered);
  expect(rendered).toBe(readFileSync(file, 'utf8'));
});

function list(request: Partial<ListRequest<Resource>>): ListRequest<Resource> {
  return { resource: 'games', filters: {}, title: undefined, after: undefined, count: 21, ...request };
}
