import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LANGUAGES, type Localized } from '#libs/catalog';
import { storedTitles, type StoredTitles } from '../stored-titles.js';
import { PackedRecords } from './packed-records.js';

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const localized = fc
  .record(Object.fromEntries(LANGUAGES.map(language => [language, text])), { requiredKeys: ['en'] })
  .map(name => name as unknown as Localized);
const alternatives = fc.array(text, { maxLength: 3 });
const games: fc.Arbitrary<StoredTitles> = fc.record({
  item: fc.record({
    id: text,
    name: localized,
    yearPublished: fc.integer({ min: -9_999, max: 9_999 }),
  }),
  alternatives,
});
const people: fc.Arbitrary<StoredTitles> = fc.record({
  item: fc.record({ id: text, name: text }),
  alternatives,
});

it.each([
  ['games', games],
  ['people', people],
] as const)('returns the titles of %s as they are stored, by their places', (type, records) => {
  fc.assert(
    fc.property(fc.array(records, { maxLength: 20 }), stored => {
      const packed = new PackedRecords(type);
      for (const [place, record] of stored.entries())
        packed.add(record, { prominence: 3 * place, popularity: place });
      const titles = stored.map(storedTitles);
      expect([...packed.titlesByRecord()]).toEqual(titles);
      stored.forEach(({ item: { id, yearPublished } }, place) =>
        titles[place]?.forEach(({ text: title, language }, number) =>
          expect(packed.suggestionAt(place, number)).toEqual({ type, id, title, language, yearPublished }),
        ),
      );
      const { prominence, popularity } = packed.ties;
      expect([...prominence]).toEqual(stored.map((_, place) => 3 * place));
      expect([...popularity]).toEqual(stored.map((_, place) => place));
    }),
  );
});
