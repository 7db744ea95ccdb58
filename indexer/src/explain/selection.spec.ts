import { describe, expect, it } from '@jest/globals';
import { parseSelection } from './selection.js';

describe('what is selected for an explanation', () => {
  it('is read as from a URL', () => {
    const where = 'players=4&language=DE&mechanic=dice-rolling,hand-management&yearFrom=-100&ids=go';
    expect(parseSelection('games', { where, sort: '-year', facets: 'language,mechanic' })).toEqual({
      filters: {
        players: 4,
        language: ['de'],
        mechanic: ['dice-rolling', 'hand-management'],
        yearFrom: -100,
        ids: ['go'],
      },
      sort: { fieldName: 'year', descends: true },
      facets: ['language', 'mechanic'],
    });
    expect(parseSelection('people', { where: 'role=designer' }).filters).toEqual({ role: 'designer' });
  });

  it('is everything when nothing is told', () => {
    expect(parseSelection('games', {})).toEqual({ filters: {}, sort: undefined, facets: undefined });
  });

  it.each([
    ['games', { where: 'plaers=4' }, '"plaers" is not known; it must be one of ids'],
    ['games', { where: 'players=four' }, 'players must be a whole number from 1 to 999'],
    ['games', { where: 'players=0' }, 'players must be a whole number from 1 to 999'],
    ['people', { where: 'role=editor' }, 'role must be one of designer, illustrator'],
    ['games', { sort: 'players' }, '"players" is not known; it must be one of editions'],
    ['games', { facets: 'year' }, '"year" is not known; it must be one of complexity, mechanic'],
    ['people', { facets: 'role' }, '"role" is not known; this list has none'],
    ['publishers', { sort: 'year' }, '"year" is not known; it must be one of games'],
  ] as const)('of %s with %j is refused', (resource, typed, message) => {
    expect(() => parseSelection(resource, typed)).toThrow(message);
  });
});
