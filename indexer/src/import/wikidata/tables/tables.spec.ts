import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '#libs/catalog';
import { CLASSES } from './classes.data.js';
import { TERMS } from './terms.data.js';

describe('the table of terms', () => {
  it.each(TERMS)('has $id under the slug of the catalog that ships', ({ list, id, label }) => {
    const lines = readFileSync(`indexer/seed/${list}.ndjson`, 'utf8').trim().split('\n');
    const shipped = lines.map(line => JSON.parse(line)).find(term => term.id === id);
    expect(shipped).toMatchObject({ id, label: { en: label.en } });
  });

  it.each(TERMS)('has a label for $id in every language', ({ label }) => {
    expect(Object.keys(label)).toEqual([...LANGUAGES]);
  });
});

describe('the table of classes', () => {
  it('has every class once', () => {
    expect(new Set(CLASSES.map(({ id }) => id)).size).toBe(CLASSES.length);
  });

  it('contains none of the ids to which public code gives a wrong meaning', () => {
    const contradicted = ['Q1368898', 'Q1368379', 'Q839715', 'Q17517811', 'Q734272', 'Q1191735', 'Q516780'];
    const held = CLASSES.filter(({ id }) =>
      [...contradicted, 'Q13406463', 'Q3177859', 'Q1316979'].includes(id),
    );
    expect(held).toEqual([]);
  });
});
