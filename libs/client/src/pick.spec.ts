import { describe, expect, it } from '@jest/globals';
import { pick } from './pick.js';

const NAME = { en: 'Wingspan', de: 'Flügelschlag', it: 'Ali' };

describe('pick', () => {
  it.each([
    [['it', 'en'], 'Ali'],
    [['fr', 'de', 'it'], 'Flügelschlag'],
    [['de-CH'], 'Flügelschlag'],
    [['DE'], 'Flügelschlag'],
    [['es', 'pt-BR'], 'Wingspan'],
    [[], 'Wingspan'],
    [['constructor', '__proto__'], 'Wingspan'],
  ])('picks for %j', (languages, text) => {
    expect(pick(NAME, languages)).toBe(text);
  });
});
