import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aGame } from '#libs/testing';
import type { LightMyRequestResponse } from 'fastify';
import { TestCatalog } from '../../support/a-catalog.js';
import { PUBLIC_URL, startApi, type TestApi } from '../../support/start-api.js';

interface ChangePage {
  readonly data: readonly { readonly resource: string; readonly id: string; readonly kind: string }[];
  readonly pagination: { readonly nextCursor: string | null; readonly hasMore: boolean };
  readonly until: string;
}

const CATAN = aGame({ id: 'catan', name: { en: 'Catan' } });
const WINGSPAN = aGame({ id: 'wingspan', name: { en: 'Wingspan' } });

let catalog: TestCatalog;
let api: TestApi;
let now: string;
beforeEach(async () => {
  catalog = new TestCatalog();
  await catalog.promote({ games: [CATAN] });
  api = await startApi({ catalog });
  now = pageOf(await api.get('/api/v1/changes')).until;
});
afterEach(() => api.close());

const LAST_PAGE = { nextCursor: null, hasMore: false };
const changesSince = (since: string, query = '') => api.get(`/api/v1/changes?since=${since}${query}`);
const namesIn = ({ data }: ChangePage) => data.map(({ resource, kind, id }) => `${resource} ${kind} ${id}`);

function pageOf(response: LightMyRequestResponse): ChangePage {
  expect(response.statusCode).toBe(200);
  return response.json<ChangePage>();
}

describe('GET /changes', () => {
  it('answers without since with no changes, and with the since of the next visit', async () => {
    const page = pageOf(await api.get('/api/v1/changes'));
    expect(page).toEqual({ data: [], pagination: LAST_PAGE, until: now });
    expect(pageOf(await changesSince(now))).toEqual(page);
  });

  it('lists what a promotion created, updated and deleted, with its generation and time', async () => {
    const { id } = await catalog.promote({ games: [aGame({ ...CATAN, editions: 77 }), WINGSPAN] });
    await catalog.promote({ games: [WINGSPAN] });
    const page = pageOf(await changesSince(now));
    expect(namesIn(page)).toEqual(['games updated catan', 'games created wingspan', 'games deleted catan']);
    expect(page.data[0]).toEqual({
      resource: 'games',
      id: 'catan',
      kind: 'updated',
      generation: id,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it('lists a rollback as changes', async () => {
    await catalog.promote({ games: [CATAN, WINGSPAN] });
    const { until } = pageOf(await changesSince(now));
    await catalog.rollback();
    expect(namesIn(pageOf(await changesSince(until)))).toEqual(['games deleted wingspan']);
  });

  it('continues page by page like every list, with a cursor and a link, to the end', async () => {
    await catalog.promote({ games: [CATAN, WINGSPAN, aGame({ id: 'azul', name: { en: 'Azul' } })] });
    const first = await changesSince(now, '&limit=1');
    const { pagination } = pageOf(first);
    expect(namesIn(pageOf(first))).toEqual(['games created azul']);
    expect(pagination).toEqual({ nextCursor: expect.any(String), hasMore: true });
    expect(first.headers.link).toBe(
      `<${PUBLIC_URL}/api/v1/changes?limit=1&since=${now}&cursor=${pagination.nextCursor}>; rel="next"`,
    );
    const last = await changesSince(now, `&limit=1&cursor=${pagination.nextCursor}`);
    expect(namesIn(pageOf(last))).toEqual(['games created wingspan']);
    expect(pageOf(last).pagination).toEqual(LAST_PAGE);
    expect(last.headers).not.toHaveProperty('link');
  });

  it('ends a walk where the log ended when it began; the next visit has what came meanwhile', async () => {
    await catalog.promote({ games: [CATAN, WINGSPAN, aGame({ id: 'azul', name: { en: 'Azul' } })] });
    const first = pageOf(await changesSince(now, '&limit=1'));
    await catalog.promote({ games: [CATAN, WINGSPAN] });
    const last = pageOf(await changesSince(now, `&cursor=${first.pagination.nextCursor}`));
    expect(namesIn(last)).toEqual(['games created wingspan']);
    expect([last.pagination, last.until]).toEqual([LAST_PAGE, first.until]);
    expect(namesIn(pageOf(await changesSince(last.until)))).toEqual(['games deleted azul']);
  });

  it('is never out of date after a rollback to a catalog that it was answered from before', async () => {
    await changesSince(now);
    await catalog.promote({ games: [CATAN, WINGSPAN] });
    const later = pageOf(await changesSince(now)).until;
    await catalog.rollback();
    expect(namesIn(pageOf(await changesSince(now)))).toEqual([
      'games created wingspan',
      'games deleted wingspan',
    ]);
    expect(namesIn(pageOf(await changesSince(later)))).toEqual(['games deleted wingspan']);
  });

  it('has an entity tag that changes with what is listed, also where the catalog is the same as before', async () => {
    const { etag, 'last-modified': date } = (await changesSince(now)).headers as Record<string, string>;
    const known = { 'if-none-match': etag };
    expect((await api.get(`/api/v1/changes?since=${now}`, known)).statusCode).toBe(304);
    await catalog.promote({ games: [CATAN, WINGSPAN] });
    await catalog.rollback();
    expect((await api.get(`/api/v1/changes?since=${now}`, known)).statusCode).toBe(200);
    const dated = { 'if-modified-since': date };
    expect((await api.get(`/api/v1/changes?since=${now}`, dated)).statusCode).toBe(200);
  });

  it('lists nothing for a cursor of a promotion that the process does not serve yet', async () => {
    const other = new TestCatalog();
    await other.promote({ games: [CATAN] });
    await other.promote({ games: [WINGSPAN] });
    const ahead = await startApi({ catalog: other, environment: { CURSOR_SECRETS: 'a'.repeat(32) } });
    const behind = await startApi({ catalog, environment: { CURSOR_SECRETS: 'a'.repeat(32) } });
    const { until } = pageOf(await ahead.get('/api/v1/changes'));
    expect(pageOf(await behind.get(`/api/v1/changes?since=${until}`))).toEqual({
      data: [],
      pagination: LAST_PAGE,
      until,
    });
    await Promise.all([ahead.close(), behind.close()]);
  });
});
