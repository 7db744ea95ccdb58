import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe('GET /games/{slug} answers 404', () => {
  it('naming the slug that no game has', async () => {
    const answer = await api.get('/api/v1/games/no-such-game');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      type: 'https://api.example.test/errors/not_found',
      code: 'not_found',
      title: 'Not found',
      status: 404,
      detail: 'No game has the slug "no-such-game". To search by name: /suggest?type=games&q=…',
      suggestions: [],
    });
  });

  it.each([
    ['an expansion', 'catan-seafarers'],
    ['another letter case', 'Catan'],
    ['a name out of Object.prototype', 'constructor'],
    ['a slash', 'a%2Fb'],
    ['a name in Chinese', encodeURIComponent('围棋')],
  ])('to the slug of %s', async (_what, slug) => {
    expect((await api.get(`/api/v1/games/${slug}`)).statusCode).toBe(404);
  });

  it('suggesting the slugs nearest to it', async () => {
    const answer = await api.get('/api/v1/games/carcasone');
    expect(answer.json()).toMatchObject({
      detail:
        'No game has the slug "carcasone". Did you mean carcassonne? To search by name: /suggest?type=games&q=…',
      suggestions: ['carcassonne'],
    });
    const expansions = await api.get('/api/v1/games/wingspn/expansions');
    expect(expansions.json()).toMatchObject({ suggestions: ['wingspan'] });
  });

  it.each([
    ['what its former title begins with', 'die-siedler', ['catan']],
    ['a part of its title', 'easy', ['take-it-easy']],
    ['a title in another language', 'flugelschlag', ['wingspan']],
  ])('suggesting a game by %s', async (_, slug, suggestions) => {
    expect((await api.get(`/api/v1/games/${slug}`)).json()).toMatchObject({ suggestions });
  });

  it('suggesting them in any letter case of what was typed', async () => {
    const answer = await api.get('/api/v1/games/CARCASSONNE');
    expect(answer.json()).toMatchObject({ suggestions: ['carcassonne'] });
  });

  it('with control characters escaped', async () => {
    const { detail } = (await api.get('/api/v1/games/a%0Ab%C2%85%E2%80%AE')).json<{ detail: string }>();
    expect(detail).toBe(
      'No game has the slug "a\\nb\\u0085\\u202e". To search by name: /suggest?type=games&q=…',
    );
  });

  it('with a slug of 5,000 characters cut at 200', async () => {
    const answer = await api.get(`/api/v1/games/${'x'.repeat(5_000)}`);
    expect(answer.statusCode).toBe(404);
    expect(problemIn(answer).detail).toBe(
      `No game has the slug "${'x'.repeat(200)}…". To search by name: /suggest?type=games&q=…`,
    );
  });
});
