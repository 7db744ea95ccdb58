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

async function untilNow(): Promise<string> {
  return (await api.get('/api/v1/changes')).json<{ until: string }>().until;
}

async function faultOf(query: string): Promise<unknown> {
  const answer = await api.get(`/api/v1/changes?${query}`);
  expect(answer.statusCode).toBe(400);
  const { code, errors } = problemIn(answer);
  return [code, errors.map(({ parameter, code: fault }) => `${parameter} ${fault}`)];
}

it('refuses limits outside 1 to 50', async () => {
  expect(await faultOf('limit=51')).toEqual(['invalid_parameter', ['limit out_of_range']]);
  expect(await faultOf('limit=0')).toEqual(['invalid_parameter', ['limit out_of_range']]);
});

it('refuses what is no cursor, and the cursor of a list', async () => {
  const ofList = cursorIn(await api.get('/api/v1/games?limit=1'));
  expect(await faultOf('since=abc')).toEqual(['invalid_cursor', ['since garbled']]);
  expect(await faultOf(`since=${ofList}`)).toEqual(['invalid_cursor', ['since other_query']]);
  expect(await faultOf(`cursor=${ofList}`)).toEqual(['invalid_cursor', ['cursor other_query']]);
});

it('refuses the cursor of a walk without its since, or with another one', async () => {
  const since = await untilNow();
  await catalog.promote({ games: [aGame()] });
  const cursor = cursorIn(await api.get(`/api/v1/changes?since=${since}&limit=1`));
  expect((await api.get(`/api/v1/changes?since=${since}&cursor=${cursor}`)).statusCode).toBe(200);
  expect(await faultOf(`cursor=${cursor}`)).toEqual(['invalid_cursor', ['cursor other_query']]);
  expect(await faultOf(`since=${await untilNow()}&cursor=${cursor}`)).toEqual([
    'invalid_cursor',
    ['cursor other_query'],
  ]);
});

it('is refused as a cursor of a list', async () => {
  const answer = await api.get(`/api/v1/games?cursor=${await untilNow()}`);
  expect(problemIn(answer).code).toBe('invalid_cursor');
});

it('advises to walk the lists once more when the changes are no longer kept', async () => {
  const since = await untilNow();
  await catalog.promote({ games: [aGame()] });
  catalog.changes.forget();
  expect(await faultOf(`since=${since}`)).toEqual(['expired_cursor', ['since expired']]);
  expect(problemIn(await api.get(`/api/v1/changes?since=${since}`)).detail).toMatch(
    /walk the lists once more/,
  );
});
