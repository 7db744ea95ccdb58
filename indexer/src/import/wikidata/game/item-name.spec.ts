import { expect, it } from '@jest/globals';
import { anItem, says } from '#libs/testing';
import { parseEntity } from '../entity/parse-entity.js';
import { readName } from './item-name.js';

const nameOf = (labels: Record<string, string>) =>
  readName(parseEntity(anItem('Q1', { labels }))!, ['Q1']).name;

it.each([
  [{ de: 'Deutsch', en: 'English', mul: 'All' }, 'English'],
  [{ de: 'Deutsch', mul: 'All' }, 'All'],
  [{ nl: 'Nederlands', it: 'Italiano' }, 'Italiano'],
  [{ sv: 'Svenska', nl: 'Nederlands' }, 'Nederlands'],
  [{ ja: '任天堂' }, '任天堂'],
  [{ en: '\u200B', de: 'Sichtbar' }, 'Sichtbar'],
  [{}, undefined],
])('of the labels %j takes %s', (labels, name) => {
  expect(nameOf(labels)).toBe(name);
});

it('distinguishes people from companies, and recognizes languages by their code', () => {
  const claims = { P31: [says.item('Q5')], P218: [says.text('de')] };
  const read = readName(parseEntity(anItem('Q1', { claims }), 'Q9')!, ['Q1', 'Q9']);
  expect(read).toEqual({ ids: ['Q1', 'Q9'], name: undefined, isHuman: true, languageCode: 'de' });
  expect(readName(parseEntity(anItem('Q1'))!, ['Q1'])).toMatchObject({
    isHuman: false,
    languageCode: undefined,
  });
});
