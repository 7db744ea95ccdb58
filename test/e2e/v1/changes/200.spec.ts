import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aGame } from '#libs/testing';
import type { LightMyRequestResponse } from 'fastify';
import { TestCatalog } from '../../support/a-catalog.js';
import { PUBLIC_URL, startApi, type TestApi } from '../../support/start-api.js';

interface ChangePage {
  readonly data: readonly { readonly resource: string; readonly id: string; readonly kind: string }[];
  readonly pagination: { readonly nextCursor: string; readonly hasMore: boolean };
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
  now = pageOf(await api.get('/api/v1/changes')).pagination.nextCursor;
});
afterEach(() => api.close());

const changesSince = (cursor: string, query = '') => api.get(`/api/v1/changes?since=${cursor}${query}`);
const namesIn = ({ data }: ChangePage) => data.map(({ resource, kind, id }) => `${resource} ${kind} ${id}`);

function pageOf(response: LightMyRequestResponse): ChangePage {
  expect(response.statusCode).toBe(200);
  return response.json<ChangePage>();
}

describe('GET /changes', () => {
  it('answers without since with no changes and the cursor of now', async () => {
    const page = pageOf(await api.get('/api/v1/changes'));
    expect(page).toEqual({ data: [], pagination: { nextCursor: now, hasMore: false } });
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
    const { pagination } = pageOf(await changesSince(now));
    await catalog.rollback();
    expect(namesIn(pageOf(await changesSince(pagination.nextCursor)))).toEqual(['games deleted wingspan']);
  });

  it('continues page by page, each with the cursor of the page before and a link', async () => {
    await catalog.promote({ games: [CATAN, WINGSPAN, aGame({ id: 'azul', name: { en: 'Azul' } })] });
    const first = await changesSince(now, '&limit=1');
    const { pagination } = pageOf(first);
    expect(namesIn(pageOf(first))).toEqual(['games created azul']);
    expect(pagination.hasMore).toBe(true);
    expect(first.headers.link).toBe(
      `<${PUBLIC_URL}/api/v1/changes?limit=1&since=${pagination.nextCursor}>; rel="next"`,
    );
    const last = await changesSince(pagination.nextCursor, '&limit=1');
    expect(namesIn(pageOf(last))).toEqual(['games created wingspan']);
    expect(pageOf(last).pagination.hasMore).toBe(false);
    expect(last.headers).not.toHaveProperty('link');
  });

  it('is never out of date after a rollback to a catalog that it was answered from before', async () => {
    await changesSince(now);
    await catalog.promote({ games: [CATAN, WINGSPAN] });
    const later = pageOf(await changesSince(now)).pagination.nextCursor;
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
    const { nextCursor } = pageOf(await ahead.get('/api/v1/changes')).pagination;
    expect(pageOf(await behind.get(`/api/v1/changes?since=${nextCursor}`))).toEqual({
      data: [],
      pagination: { nextCursor, hasMore: false },
    });
    await Promise.all([ahead.close(), behind.close()]);
  });
});
