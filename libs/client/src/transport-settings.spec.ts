import { describe, expect, it } from '@jest/globals';
import { settingsFrom, type TransportOptions } from './transport-settings.js';

const DEFAULTS = settingsFrom({});
const NAMES = Object.keys(DEFAULTS) as (keyof TransportOptions)[];

describe('settingsFrom', () => {
  it.each(NAMES)('takes an undefined %s for its default', name => {
    expect(settingsFrom({ [name]: undefined })).toEqual(DEFAULTS);
  });

  it('keeps what is given, zero included', () => {
    const given = {
      retries: 0,
      maxDelayMs: 0,
      timeoutMs: 1,
      cacheCharacters: 0,
      fetch,
      onResponse: () => {},
    };
    expect(settingsFrom(given)).toEqual(given);
  });

  it('takes what one call leaves open from the client', () => {
    const ofClient = settingsFrom({ retries: 7, timeoutMs: 8 });
    expect(settingsFrom({ retries: undefined, timeoutMs: 9 }, ofClient)).toEqual({
      ...ofClient,
      timeoutMs: 9,
    });
  });

  it.each(
    NAMES.flatMap(name => [-1, Number.NaN, 1.5, Infinity, '3', null].map(value => [name, value] as const)),
  )('refuses the %s %p, and names it', (name, value) => {
    const error = new RegExp(`^The option ${name} (is ${String(value)}; it )?must be `);
    expect(() => settingsFrom({ [name]: value })).toThrow(error);
  });

  it.each(['maxDelayMs', 'timeoutMs'])('refuses a %s for which timers have no room', name => {
    expect(settingsFrom({ [name]: 2 ** 31 - 1 })).toHaveProperty(name, 2 ** 31 - 1);
    expect(() => settingsFrom({ [name]: 2 ** 31 })).toThrow(/from [01] to 2147483647/);
  });

  it('refuses a timeout in which no attempt can end', () => {
    expect(() => settingsFrom({ timeoutMs: 0 })).toThrow(/from 1/);
  });
});
