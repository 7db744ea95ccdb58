import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LANGUAGES, type Localized } from '#libs/catalog';
import { storedTitles } from '../stored-titles.js';
import { PackedRecords, type StoredRecord } from './packed-records.js';

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const localized = fc
  .record(Object.fromEntries(LANGUAGES.map(language => [language, text])), { requiredKeys: ['en'] })
  .map(name => name as unknown as Localized);
const alternatives = fc.array(text, { maxLength: 3 });
const games: fc.Arbitrary<StoredRecord> = fc.record({
  item: fc.record({
    id: text,
    name: localized,
    yearPublished: fc.integer({ min: -9_999, max: 9_999 }),
    editions: fc.nat(1_000),
  }),
  alternatives,
});
const people: fc.Arbitrary<StoredRecord> = fc.record({
  item: fc.record({ id: text, name: text }),
  alternatives,
});

it.each([
  ['games', games],
  ['people', people],
])('returns the titles of %s as they are stored, by their places', (_, records) => {
  fc.assert(
    fc.property(fc.array(records, { maxLength: 20 }), stored => {
      const packed = new PackedRecords();
      for (const record of stored) packed.add(record);
      const titles = stored.map(storedTitles);
      expect([...packed.titlesByRecord()]).toEqual(titles);
      stored.forEach(({ item: { id, yearPublished } }, place) =>
        titles[place]?.forEach(({ text: title, language }, number) =>
          expect(packed.suggestionAt(place, number)).toEqual({ id, title, language, yearPublished }),
        ),
      );
      expect([...(packed.editions ?? [])].some(count => count > 0)).toBe(
        stored.some(({ item: { editions = 0 } }) => editions > 0),
      );
    }),
  );
});
