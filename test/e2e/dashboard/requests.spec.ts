import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LoggedRequest } from '#libs/admission';
import { type DashboardAndLimiter, startDashboardAndLimiter } from './support/dashboard-and-limiter.js';
import { keyIdOf, type Visitor } from './support/visitor.js';

let test: DashboardAndLimiter;
let ada: Visitor;
let site: string;
let planner: string;

const HOUR_MS = 3_600_000;
const nowMs = Date.now();

function aRequest(keyId: string, change: Partial<LoggedRequest> = {}): LoggedRequest {
  const requestId = 'r-1';
  return {
    ...{ keyId, requestId, atMs: nowMs, method: 'GET', route: '/games', path: '/games', query: '' },
    ...{ status: 200, problem: undefined, counted: true, durationMs: 23.4 },
    ...change,
  };
}

const REFUSED = {
  status: 400,
  query: 'players=0',
  problem: {
    code: 'invalid_parameter',
    faults: [{ parameter: 'players', detail: '0 is too small; it must be from 1 to 999.' }],
  },
} as const;

beforeAll(async () => {
  test = await startDashboardAndLimiter();
  ada = await test.signedIn('ada@example.org');
  [site = '', planner = ''] = [await ada.createKey('site'), await ada.createKey('planner')].map(keyIdOf);
  await test.limiter.requestLog.add([
    aRequest(site, { requestId: 'old', atMs: nowMs - 25 * HOUR_MS }),
    aRequest(site, { requestId: 'one', atMs: nowMs - 4, query: 'q=…&players=4' }),
    aRequest(site, { requestId: 'two', atMs: nowMs - 3, ...REFUSED }),
    aRequest(site, { requestId: 'three', atMs: nowMs - 2, status: 304, counted: false }),
    aRequest(planner, { requestId: 'four', atMs: nowMs - 1, route: '/games/{slug}', path: '/games/catan' }),
    aRequest(planner, {
      requestId: 'five',
      atMs: nowMs,
      route: '(no route)',
      path: '(no route)',
      status: 404,
      durationMs: 412.3,
    }),
  ]);
});
afterAll(() => test.close());

/** Ids of the requests on a page, in its order. */
const idsOn = ({ body }: { readonly body: string }) =>
  [...body.matchAll(/id="request-([^"]*)"/g)].map(([, id]) => id);

const get = async (url: string) => idsOn(await ada.get(url));

describe('the page of requests', () => {
  it('names the key of each request, unless all have the same key', async () => {
    const link = `<a href="/keys/${planner}">planner</a>`;
    const { body } = await ada.get('/requests');
    expect(/id="request-four".*?<\/tr>/s.exec(body)?.[0]).toContain(link);
    expect(/id="request-one".*?<\/tr>/s.exec(body)?.[0]).toContain(`<a href="/keys/${site}">site</a>`);
    expect((await ada.get(`/requests?key=${planner}`)).body).not.toContain(link);
  });

  it('shows those of all keys in the last 24 hours, the latest first', async () => {
    expect(await get('/requests')).toEqual(['five', 'four', 'three', 'two', 'one']);
  });

  it.each([
    ['a key', () => `/requests?key=${planner}`, ['five', 'four']],
    ['a group of statuses', () => '/requests?status=4xx', ['five', 'two']],
    ['unchanged responses', () => '/requests?status=304', ['three']],
    ['a route', () => '/requests?route=%2Fgames%2F%7Bslug%7D', ['four']],
    ['a request id', () => '/requests?id=two', ['two']],
    ['several of them', () => `/requests?key=${site}&status=2xx`, ['one']],
    ['empty fields, as a form sends them', () => `/requests?key=&route=&id=&status=2xx`, ['four', 'one']],
  ])('filters by %s', async (_, url, ids) => {
    expect(await get(url())).toEqual(ids);
  });

  it('shows how many requests each status would leave', async () => {
    const { body } = await ada.get(`/requests?key=${site}&status=2xx`);
    const pills = [
      ...body
        .split('class="pills"')[1]!
        .matchAll(/<a href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)? ?(\w+) ?<span class="count">(\d+)/g),
    ];
    expect(pills.map(([, , status, count]) => `${status} ${count}`)).toEqual([
      ...['All 3', '2xx 1', '304 1', '4xx 1', '429 0', '5xx 0'],
    ]);
    expect(pills[3]?.[1]?.replaceAll('&amp;', '&')).toBe(`/requests?key=${site}&status=4xx`);
  });

  it('opens a request in place: what was wrong, whether it counted, and the page of the error', async () => {
    const closed = await ada.get('/requests');
    const href = /href="([^"]*)"[^>]*>two</.exec(closed.body)?.[1];
    expect(href).toBe('/requests?open=two#request-two');
    const { body } = await ada.get('/requests?open=two');
    expect(closed.body).not.toContain('invalid_parameter');
    expect(body).toContain('<code>players</code> 0 is too small; it must be from 1 to 999.');
    expect(body).toContain('Counted toward the quota.');
    expect(body).toContain(`href="${test.config.http.errorsUrl}/invalid_parameter"`);
    expect(/href="([^"]*)"[^>]*>two</.exec(body)?.[1]).toBe('/requests#request-two');
    expect((await ada.get('/requests?open=three')).body).toContain('Not counted toward the quota.');
  });

  it('opens it with what was asked and answered in words, and with a command that sends it again', async () => {
    const details = async (id: string) =>
      /request-details.*?<\/tr>/s
        .exec((await ada.get(`/requests?open=${id}`)).body)![0]
        .replace(/<[^>]+>/g, '');
    const four = await details('four');
    expect(four).toContain('Asked for /games/catan');
    expect(four).toContain('The response had the data.');
    expect(four).toContain(`${test.config.http.publicUrl}/api/v1/games/catan&#39;`);
    const two = await details('two');
    expect(two).toContain('Asked for /games · players 0');
    expect(two).toContain('/api/v1/games?players=0&#39;');
    // What was searched for is not kept, so that the request cannot be sent again.
    const one = await details('one');
    expect(one).toContain('Asked for /games · q not kept · players 4');
    expect(one).not.toContain('curl');
    expect(await details('five')).not.toContain('curl');
  });

  it('says in which time half of the requests, and 95 in 100, were answered', async () => {
    const times = async (query: string) =>
      /Half took at most ([^,]+), 95% at most ([^.]+)\./
        .exec((await ada.get(`/requests?${query}`)).body)
        ?.slice(1);
    expect(await times('')).toEqual(['23 ms', '412 ms']);
    expect(await times('status=304')).toEqual(['23 ms', '23 ms']);
  });

  it('shows parameters, durations, and paths that do not exist', async () => {
    const { body } = await ada.get('/requests');
    expect(body).toContain('GET /games<span class="query">?q=…&amp;players=4</span>');
    expect(body).toContain('23 ms');
    expect(body).toContain('GET unknown path');
    expect(body).not.toContain('(no route)<');
  });

  it('can be saved as a table, with the same filters', async () => {
    const { headers, body } = await ada.get(`/requests.csv?key=${site}&status=4xx`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('board-game-catalog-requests.csv');
    expect(body.split('\r\n')).toEqual([
      'time,key_id,key_name,method,path,query,status,code,detail,counted,duration_ms,request_id',
      `${new Date(nowMs - 3).toISOString()},${site},site,GET,/games,players=0,400,invalid_parameter,0 is too small; it must be from 1 to 999.,yes,23.4,two`,
      '',
    ]);
  });

  it('has pages', async () => {
    const bob = await test.signedIn('bob@example.org');
    const keyId = keyIdOf(await bob.createKey());
    await test.limiter.requestLog.add(
      Array.from({ length: 60 }, (_, number) =>
        aRequest(keyId, { requestId: `n${number}`, atMs: nowMs + number }),
      ),
    );
    const first = await bob.get('/requests');
    expect(idsOn(first)).toHaveLength(25);
    expect(first.body).toContain('1–25 of 60');
    const last = await bob.get('/requests?page=3');
    expect(idsOn(last)).toEqual(['n9', 'n8', 'n7', 'n6', 'n5', 'n4', 'n3', 'n2', 'n1', 'n0']);
    expect(last.body).toContain('51–60 of 60');
  });

  it('without any request says what it is for', async () => {
    const eve = await test.signedIn('eve@example.org');
    await eve.createKey();
    const { body } = await eve.get('/requests');
    expect(body).toContain('No requests in the last 24 hours');
    expect(body).not.toContain('<table');
  });

  it('of a key of another account, an unknown status or page is not found', async () => {
    const mallory = await test.signedIn('mallory@example.org');
    for (const url of [
      `/requests?key=${site}`,
      `/requests.csv?key=${site}`,
      '/requests?status=6xx',
      '/requests?page=0',
    ])
      expect([url, (await mallory.get(url)).statusCode]).toEqual([url, 404]);
    expect((await mallory.get('/requests')).body).not.toContain('request-one');
  });

  it('shows nothing of an account that was deleted', async () => {
    const carol = await test.signedIn('carol@example.org');
    const keyId = keyIdOf(await carol.createKey());
    await test.limiter.requestLog.add([aRequest(keyId)]);
    expect(await test.limiter.requestLog.read(keyId, 0)).toHaveLength(1);
    await carol.submit('/account/delete', '/account/delete', { email: 'carol@example.org' });
    expect(await test.limiter.requestLog.read(keyId, 0)).toEqual([]);
  });
});
