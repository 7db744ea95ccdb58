import { expect, it } from '@jest/globals';
import { anItem, says, type Statement } from '#libs/testing';
import { parseEntity } from '../entity/parse-entity.js';
import { readYear, yearOf } from './year.js';

it.each([
  ['+1985-00-00T00:00:00Z', 1985],
  ['+2017-03-01T00:00:00Z', 2017],
  ['+00000002017-03-01T00:00:00Z', 2017],
  ['-0044-03-15T00:00:00Z', -44],
  ['-3500-00-00T00:00:00Z', -3500],
  ['+0000-00-00T00:00:00Z', undefined],
  ['-0000-00-00T00:00:00Z', undefined],
  ['+12000-00-00T00:00:00Z', undefined],
  ['2017-03-01', undefined],
  ['', undefined],
])('%s is the year %s', (time, year) => {
  expect(yearOf(time)).toBe(year);
});

const yearOfItem = (claims: Record<string, Statement[]>) => readYear(parseEntity(anItem('Q1', { claims }))!);

it.each<[string, Record<string, Statement[]>, number | null]>([
  [
    'the earliest publication',
    { P577: [says.time('+2018-01-01T00:00:00Z', 11), says.time('+2016-00-00T00:00:00Z')] },
    2016,
  ],
  [
    'the preferred publication',
    { P577: [says.time('+2016-00-00T00:00:00Z'), says.time('+2018-00-00T00:00:00Z', 9, 'preferred')] },
    2018,
  ],
  [
    'the publication before the inception',
    { P577: [says.time('+2018-00-00T00:00:00Z')], P571: [says.time('+2010-00-00T00:00:00Z')] },
    2018,
  ],
  ['the inception where there is no publication', { P571: [says.time('+2010-00-00T00:00:00Z')] }, 2010],
  [
    'the inception where the publication is dated to a decade',
    { P577: [says.time('+1980-00-00T00:00:00Z', 8)], P571: [says.time('+1983-00-00T00:00:00Z')] },
    1983,
  ],
  ['a month', { P577: [says.time('+1999-05-00T00:00:00Z', 10)] }, 1999],
  ['none for a century', { P571: [says.time('-3500-00-00T00:00:00Z', 7)] }, null],
  ['none for an unknown value', { P577: [says.nothing('somevalue')] }, null],
  ['none for a deprecated one', { P577: [says.time('+1901-00-00T00:00:00Z', 9, 'deprecated')] }, null],
])('takes %s', (_, claims, year) => {
  expect(yearOfItem(claims)).toBe(year);
});
