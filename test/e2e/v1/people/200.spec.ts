import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idsIn, pageIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe('GET /people answers 200', () => {
  it('with slug, name and roles of each', async () => {
    const { data } = pageIn(await api.get('/api/v1/people'));
    expect(data[0]).toEqual({
      id: 'elizabeth-hargrave',
      name: 'Elizabeth Hargrave',
      games: 1,
      roles: ['designer'],
    });
  });

  it.each([
    ['?role=designer', ['elizabeth-hargrave', 'klaus-teuber']],
    ['?role=illustrator', ['michael-menzel']],
    ['?role=designer&sort=-games', ['elizabeth-hargrave', 'klaus-teuber']],
    ['?q=hargraves', ['elizabeth-hargrave']],
    ['?q=teuber&role=illustrator', []],
  ])('listing the right ones for %s', async (query, expected) => {
    expect(idsIn(await api.get(`/api/v1/people${query}`))).toEqual(expected);
  });
});
