import { expect, it } from '@jest/globals';
import { renderSummary } from './render-summary.js';
import type { ImportSummary } from './summarize.js';

function summaryOf(read: Partial<ImportSummary['read']>): ImportSummary {
  return {
    source: { form: 'folder of pages', name: 'pages', date: undefined },
    license: '',
    read: { seen: 1, lines: 0, faultCount: 0, faults: [], ending: undefined, ...read },
    games: 1,
    expansions: 0,
    merged: 0,
    leftOut: {},
    unknownInGames: {},
    unknownInExpansions: {},
    titles: {},
    added: {
      games: 1,
      expansions: 0,
      mechanics: 0,
      categories: 0,
      publishers: 0,
      people: 0,
      awards: 0,
      series: 0,
    },
    classes: [],
    unmapped: [],
    itemsWithoutName: 0,
  };
}

const fault = (number: number) => ({ where: `${number}.json`, message: 'is not JSON' });

it('names what could not be read, and why', () => {
  expect(renderSummary('out', summaryOf({ faultCount: 1, faults: [fault(3)] }))).toBe(
    'out: 1 game, 0 expansions\nread: 1 document\ncould not be read: 1\n  3.json is not JSON',
  );
});

it('names the first of many, and says where the others are', () => {
  const faults = Array.from({ length: 100 }, (_, number) => fault(number));
  const lines = renderSummary('out', summaryOf({ faultCount: 1_234, faults })).split('\n');
  expect(lines.slice(2, 4)).toEqual(['could not be read: 1,234', '  0.json is not JSON']);
  expect(lines.at(-1)).toBe('  … and 1,222 more; import-report.json has the first 100');
});
