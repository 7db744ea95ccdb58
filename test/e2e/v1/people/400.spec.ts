import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it.each(['Designer', 'artist', 'designer,illustrator'])(
  'GET /people answers 400 to the role %s',
  async role => {
    const answer = await api.get(`/api/v1/people?role=${role}`);
    expect(answer.statusCode).toBe(400);
    expect(problemIn(answer).errors).toEqual([
      {
        parameter: 'role',
        code: 'not_one_of',
        detail: `"${role}" is not possible; write designer or illustrator.`,
      },
    ]);
  },
);
