import { beforeEach, describe, expect, it } from '@jest/globals';
import { titleQuery, type Generation, type Suggestion } from '#libs/catalog';
import { ShortSuggestions } from './short-suggestions.js';

const GENERATION = { digest: 'one' } as Generation;
const GO: Suggestion = { id: 'go', title: 'Go', language: 'en', yearPublished: 0 };

describe('suggestions for common beginnings', () => {
  let asked: string[];
  let failing: boolean;
  let suggestions: ShortSuggestions;

  beforeEach(() => {
    asked = [];
    failing = false;
    const vocabularies = {
      of: (_: Generation, resource: string) =>
        resource === 'games' ? { commonBeginnings: ['g', 'go'] } : undefined,
    };
    suggestions = new ShortSuggestions(vocabularies, (_, resource, { forms }, count) => {
      if (failing) return Promise.reject(new Error('unavailable'));
      asked.push(`${count} ${resource} ${forms.verbatim}`);
      return Promise.resolve([GO]);
    });
  });

  it('are requested once for a generation, as many as anyone may ask for', async () => {
    await suggestions.prepare(GENERATION);
    await suggestions.prepare(GENERATION);
    expect(asked).toEqual(['20 games g', '20 games go']);
    expect(suggestions.of(GENERATION, 'games', titleQuery(' GO '))).toEqual([GO]);
  });

  it('are known of that generation, of that list and of what was typed alone', async () => {
    await suggestions.prepare(GENERATION);
    expect(suggestions.of({ ...GENERATION, digest: 'two' }, 'games', titleQuery('go'))).toBeUndefined();
    expect(suggestions.of(GENERATION, 'people', titleQuery('go'))).toBeUndefined();
    expect(suggestions.of(GENERATION, 'games', titleQuery('gö'))).toBeUndefined();
  });

  it('are requested from where a failure stopped it', async () => {
    failing = true;
    await suggestions.prepare(GENERATION);
    failing = false;
    await suggestions.prepare(GENERATION);
    expect(asked).toEqual(['20 games g', '20 games go']);
  });

  it('are not requested after the end', async () => {
    suggestions.close();
    await suggestions.prepare(GENERATION);
    expect(asked).toEqual([]);
  });
});
