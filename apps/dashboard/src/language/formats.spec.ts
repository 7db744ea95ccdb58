import { describe, expect, it } from '@jest/globals';
import {
  formatDay,
  formatDuration,
  formatMoment,
  formatMonth,
  formatNumberRange,
  formatRecent,
  formatTimeLeft,
} from './formats.js';
import { formatDays, formatDayTitle } from './period-formats.js';
import { plural } from './plural.js';

const NOW = new Date('2026-11-21T14:05:00.000Z');
const MINUTE_MS = 60_000;

describe('a moment in the past', () => {
  it.each([
    ['2026-11-21T14:04:59.000Z', '1 minute ago'],
    ['2026-11-21T14:03:00.000Z', '2 minutes ago'],
    ['2026-11-21T13:05:01.000Z', '59 minutes ago'],
    ['2026-11-21T13:05:00.000Z', 'today, 13:05'],
    ['2026-11-21T00:00:00.000Z', 'today, 00:00'],
    ['2026-11-20T23:59:00.000Z', '20 Nov 2026'],
  ])('%s is %s', (moment, text) => {
    expect(formatRecent('en', moment, NOW)).toBe(text);
  });

  it.each([
    ['fr', 'il y a 2 minutes'],
    ['de', 'vor 2 Minuten'],
    ['es', 'hace 2 minutos'],
    ['it', '2 minuti fa'],
  ] as const)('is written in the language: %s', (language, text) => {
    expect(formatRecent(language, '2026-11-21T14:03:00.000Z', NOW)).toBe(text);
  });
});

describe('the first day of a month', () => {
  it.each([
    ['fr', '1er déc. 2026', '1er déc. 2026, 00:05\u00a0UTC'],
    ['de', '01.12.2026', '01.12.2026, 00:05\u00a0UTC'],
    ['es', '1 dic 2026', '1 dic 2026, 0:05\u00a0UTC'],
  ] as const)('is written as in %s', (language, day, moment) => {
    expect(formatDay(language, '2026-12-01')).toBe(day);
    expect(formatMoment(language, '2026-12-01T00:05:00.000Z')).toBe(moment);
    expect(formatDay('fr', '2026-12-11')).toBe('11 déc. 2026');
  });
});

describe('a range', () => {
  it.each([
    ['en', '1 – 14 November 2026', '30 October – 1 December 2026'],
    ['fr', '1er–14 novembre 2026', '30 octobre – 1er décembre 2026'],
    ['de', '1.–14. November 2026', '30. Oktober – 1. Dezember 2026'],
    ['es', '1–14 de noviembre de 2026', '30 de octubre – 1 de diciembre de 2026'],
    ['it', '1–14 novembre 2026', '30 ottobre – 1º dicembre 2026'],
  ] as const)('of days is written as in %s', (language, inMonth, overMonths) => {
    const plain = (text: string) => text.replace(/\s/g, ' ');
    expect(plain(formatDays(language, '2026-11-01', '2026-11-14'))).toBe(inMonth);
    expect(plain(formatDays(language, '2026-10-30', '2026-12-01'))).toBe(overMonths);
  });

  it('of numbers is one number where both are the same', () => {
    expect(formatNumberRange('en', [1, 50])).toBe('1–50');
    expect(formatNumberRange('en', [51, 51])).toBe('51');
  });
});

it('shortens September as American readers do', () => {
  expect(formatDay('en', '2026-09-03')).toBe('3 Sep 2026');
});

describe('a word after a number', () => {
  it.each([
    ['en', 0, 'other'],
    ['en', 1, 'one'],
    ['fr', 0, 'one'],
    ['fr', 1_000_000, 'other'],
    ['de', 2, 'other'],
    ['es', 1, 'one'],
    ['it', 0, 'other'],
  ] as const)('has the form of its language: %s %d', (language, count, form) => {
    expect(plural(language, count, 'one', 'other')).toBe(form);
  });
});

describe('a month', () => {
  it.each([
    ['en', 'November 2026'],
    ['fr', 'Novembre 2026'],
    ['de', 'November 2026'],
    ['es', 'Noviembre de 2026'],
    ['it', 'Novembre 2026'],
  ] as const)('begins with a capital, as a title does: %s', (language, text) => {
    expect(formatMonth(language, '2026-11')).toBe(text);
  });
});

describe('a duration', () => {
  it.each([
    [0.44, '0.4 ms'],
    [2, '2.0 ms'],
    [9.96, '10 ms'],
    [12.6, '13 ms'],
  ])('of %d ms is %s', (ms, text) => {
    expect(formatDuration('en', ms)).toBe(text);
  });
});

describe('the time left', () => {
  it.each([
    [0, '1 minute'],
    [90 * MINUTE_MS, '90 minutes'],
    [23.9 * 60 * MINUTE_MS, '24 hours'],
    [47 * 60 * MINUTE_MS, '47 hours'],
    [7 * 24 * 60 * MINUTE_MS - 1, '7 days'],
  ])('of %d ms is %s', (ms, text) => {
    expect(formatTimeLeft('en', ms)).toBe(text);
  });
});

it.each([
  ['en', 'Today', 'Yesterday', /^Tuesday,? 10 November 2026$/],
  ['fr', 'Aujourd’hui', 'Hier', /^Mardi 10 novembre 2026$/],
  ['de', 'Heute', 'Gestern', /^Dienstag, 10\. November 2026$/],
  ['es', 'Hoy', 'Ayer', /^Martes, 10 de noviembre de 2026$/],
  ['it', 'Oggi', 'Ieri', /^Martedì 10 novembre 2026$/],
] as const)('the title of a day is a word for the last two (%s)', (language, today, yesterday, before) => {
  const now = new Date('2026-11-21T00:00:00.000Z');
  expect(formatDayTitle(language, '2026-11-21', now)).toBe(today);
  expect(formatDayTitle(language, '2026-11-20', now)).toBe(yesterday);
  expect(formatDayTitle(language, '2026-11-10', now)).toMatch(before);
});
