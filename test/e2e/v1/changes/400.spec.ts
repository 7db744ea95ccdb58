import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { aGame } from '#libs/testing';
import { TestCatalog } from '../../support/a-catalog.js';
import { cursorIn, problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let catalog: TestCatalog;
let api: TestApi;
beforeEach(async () => {
  catalog = await TestCatalog.withFixture();
  api = await startApi({ catalog });
});
afterEach(() => api.close());

async function faultOf(query: string): Promise<unknown> {
  const answer = await api.get(`/api/v1/changes?${query}`);
  expect(answer.statusCode).toBe(400);
  const { code, errors } = problemIn(answer);
  return [code, errors.map(({ parameter, code: fault }) => `${parameter} ${fault}`)];
}

it('refuses limits outside 1 to 200', async () => {
  expect(await faultOf('limit=201')).toEqual(['invalid_parameter', ['limit out_of_range']]);
  expect(await faultOf('limit=0')).toEqual(['invalid_parameter', ['limit out_of_range']]);
});

it('refuses what is no cursor, and the cursor of a list', async () => {
  const ofList = cursorIn(await api.get('/api/v1/games?limit=1'));
  expect(await faultOf('since=abc')).toEqual(['invalid_cursor', ['since garbled']]);
  expect(await faultOf(`since=${ofList}`)).toEqual(['invalid_cursor', ['since other_query']]);
});

it('is refused as a cursor of a list', async () => {
  const ofChanges = cursorIn(await api.get('/api/v1/changes'));
  const answer = await api.get(`/api/v1/games?cursor=${ofChanges}`);
  expect(problemIn(answer).code).toBe('invalid_cursor');
});

it('advises to walk the lists once more when the changes are no longer kept', async () => {
  const since = cursorIn(await api.get('/api/v1/changes'));
  await catalog.promote({ games: [aGame()] });
  catalog.changes.forget();
  expect(await faultOf(`since=${since}`)).toEqual(['expired_cursor', ['since expired']]);
  expect(problemIn(await api.get(`/api/v1/changes?since=${since}`)).detail).toMatch(
    /walk the lists once more/,
  );
});
