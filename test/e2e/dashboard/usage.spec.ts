import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hourOf, type RecordedStatus, tagOfKeyId } from '#libs/admission';
import { type DashboardAndLimiter, startDashboardAndLimiter } from './support/dashboard-and-limiter.js';
import { keyIdOf, type Visitor } from './support/visitor.js';
import { withDatabase } from './support/with-database.js';

let test: DashboardAndLimiter;
let ada: Visitor;

beforeEach(async () => {
  test = await startDashboardAndLimiter();
  ada = await test.signedIn('ada@example.org');
});
afterEach(() => test.close());

const TODAY = new Date().toISOString().slice(0, 10);
const MONTH = TODAY.slice(0, 7);

async function newKey(person = ada, name = 'site'): Promise<string> {
  return keyIdOf(await person.createKey(name));
}

/** Adds requests of today to the log, as the API does. */
async function use(keyId: string, ...counts: readonly (readonly [RecordedStatus, string, number])[]) {
  const lastUsedAtMs = Date.now();
  await test.limiter.usageLog.add(
    counts.map(([status, route, count]) => ({
      keyId,
      day: TODAY,
      status,
      route,
      count,
      lastUsedAtMs,
      hour: hourOf(lastUsedAtMs),
      secret: '',
      network: '192.0.2.0/24',
    })),
  );
}

/** Records requests in the database, as of a month that is over. */
function record(sql: string): void {
  withDatabase(test.config.dataDir, database => database.exec(sql));
}

/** The text of a part of a page, without its tags. */
function textIn(body: string, from: string, to: string): string {
  const start = body.indexOf(from);
  expect([from, start]).not.toEqual([from, -1]);
  const part = body.slice(start + from.length, body.indexOf(to, start));
  return part
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The row of the chart's table, if it has no other. */
function onlyRowIn(body: string): { heading: string; figures: (string | undefined)[] } {
  const [, heading = '', row = ''] =
    /<tbody><tr><th scope="row">(.*?)<\/th>(.*?)<\/tr><\/tbody>/.exec(body) ?? [];
  return { heading, figures: [...row.matchAll(/>(\d+)</g)].map(([, count]) => count) };
}

/** Labels and figures of the card with this heading. */
const cardIn = (body: string, id: string) => textIn(body, `id="${id}">`, '</section>');

const ALL: Parameters<typeof use>[1][] = [
  ['200', '/games', 75],
  ['304', '/games', 10],
  ['400', '/games', 5],
  ['404', '(no route)', 3],
  ['401', '/games/{slug}', 2],
  ['403', '/games', 3],
  ['429', '/games', 1],
  ['503', '/games/{slug}', 1],
];

/** The same by status, as a table has it, with their sum. */
const FIGURES_OF_ALL = ['75', '10', '13', '1', '1', '100'];

it('says on the page of a key when and from which network its secret was last used', async () => {
  const keyId = await newKey();
  const secretsOn = async () => cardIn((await ada.get(`/keys/${keyId}`)).body, 'secrets');
  const [, secret = ''] = /Fingerprint (\w+)/.exec(await secretsOn()) ?? [];
  const day = { keyId, day: TODAY, hour: 0, route: '/games', status: '200', count: 1 } as const;
  await test.limiter.usageLog.add([{ ...day, lastUsedAtMs: Date.now(), secret, network: '198.51.100.0/24' }]);
  expect(await secretsOn()).toContain('Last used: 1 minute ago from 198.51.100.0/24 Fingerprint');
});

describe('the page of usage', () => {
  it('shows the sums first', async () => {
    await use(await newKey(), ...ALL);
    const totals = textIn((await ada.get('/usage')).body, '<dl class="card totals">', '</dl>');
    expect(totals).toContain('Requests 100');
    expect(totals).toContain('Counted 83 toward the quota');
    expect(totals).toContain('Not counted 17 mostly 304 responses');
    expect(totals).toContain('Success rate 85% 2xx and 304 responses');
  });

  it('adds up what counts toward the quota and what does not', async () => {
    await use(await newKey(), ...ALL);
    expect(cardIn((await ada.get('/usage')).body, 'what-counts')).toBe(
      'What counts toward the quota Success (2xx) 75 Client errors (400, 404, 405) 8 Counted 83 ' +
        'Not modified (304) 10 Too many requests (429) 1 Unauthorized (401) 2 Key not allowed (403) 3 Server errors (5xx) 1 Not counted 17',
    );
  });

  it('shows routes by size, paths without a route last', async () => {
    await use(await newKey(), ...ALL);
    expect(cardIn((await ada.get('/usage')).body, 'by-route')).toBe(
      'By route 2 routes /games 94 /games/{slug} 3 Unknown paths 3',
    );
  });

  it('shows statuses with their shares', async () => {
    await use(await newKey(), ...ALL);
    expect(cardIn((await ada.get('/usage')).body, 'by-status')).toBe(
      'By status 100 requests 2xx Success 75 75% 304 Not modified 10 10% 4xx Client error 13 13% ' +
        '429 Too many requests 1 1% 5xx Server error 1 1%',
    );
  });

  it('leads from a day to its hours', async () => {
    const keyId = await newKey();
    await use(keyId, ...ALL);
    const day = `/usage?from=${TODAY}&amp;to=${TODAY}`;
    const { body } = await ada.get('/usage');
    expect(body).toContain(`<a href="${day}">Today by the hour</a>`);
    expect(body).toContain(`<th scope="row"><a href="${day}">`);
    const { body: hours } = await ada.get(day.replace('&amp;', '&'));
    expect(hours).toContain('Requests per hour');
    const { heading, figures } = onlyRowIn(hours);
    expect(heading).toMatch(/^\d\d:00–\d\d:00$/);
    expect(figures).toEqual(FIGURES_OF_ALL);
    const { body: ofOther } = await ada.get(
      `/usage?from=${TODAY}&to=${TODAY}&key=${await newKey(ada, 'other')}`,
    );
    expect(ofOther).not.toContain('Requests per hour');
  });

  it('shows more than three months by month, each leading to its days', async () => {
    const keyId = await newKey();
    record(`INSERT INTO usage_by_day VALUES ('${keyId}', '2026-01-31', '/games', '200', 1234, 0)`);
    const { body } = await ada.get('/usage?from=2026-01-15&to=2026-05-01');
    expect(body).toContain('Requests per month');
    expect(body).toContain('The busiest month was January 2026, with 1,234 requests.');
    expect(body).toContain('<th scope="row"><a href="/usage?month=2026-01">January 2026</a></th>');
    expect((await ada.get('/usage?from=2026-01-15&to=2026-04-16')).body).toContain('Requests per day');
  });

  it('draws today with its mark, no bars for days to come, and the same figures as a table', async () => {
    await use(await newKey(), ...ALL);
    const { body } = await ada.get('/usage');
    const charts = body.match(/<svg class="bar-chart[\s\S]*?<\/svg>/g) ?? [];
    expect(charts).toHaveLength(2);
    for (const chart of charts) {
      expect(chart).toContain('>Today<');
      expect(chart.match(/<title>/g)).toHaveLength(1);
      // From the base: 2xx, 304, 4xx, 429, 5xx.
      expect([...chart.matchAll(/url\(#status-(\w+)\)/g)].map(([, group]) => group)).toEqual([
        ...['2xx', '304', '4xx', '429', '5xx'],
      ]);
    }
    expect(onlyRowIn(body).figures).toEqual(FIGURES_OF_ALL);
  });

  it("shows the limiter's own count on the meter, and explains where the figures differ", async () => {
    const keyId = await newKey();
    await use(keyId, ['200', '/games', 40]);
    await test.limiter.counters.raiseMonths([
      { accountTag: tagOfKeyId(keyId), place: 1, month: MONTH, used: 42 },
    ]);
    const { body } = await ada.get('/usage');
    expect(textIn(body, 'id="quota-used"', '</p>')).toContain('42 of 5,000 requests, 4,958 left');
    expect(body).toContain('replaced (42); the figures below are recorded after the response (40)');
    await use(keyId, ['200', '/games', 2]);
    expect((await ada.get('/usage')).body).not.toContain('The usage counter counts a request before');
  });

  it.each([
    [100, 'On track'],
    [5_000, 'Used up'],
  ])('says how it looks with %d requests', async (used, outlook) => {
    const keyId = await newKey();
    await test.limiter.counters.raiseMonths([
      { accountTag: tagOfKeyId(keyId), place: 1, month: MONTH, used },
    ]);
    expect((await ada.get('/usage')).body).toContain(`${outlook}</span>`);
  });

  it('counts the average from the first day of the keys that are shown', async () => {
    const [old, young] = [await newKey(ada, 'old'), await newKey(ada, 'young')];
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    record(`UPDATE api_keys SET created_at = '${daysAgo(3)}' WHERE id = '${old}'`);
    await use(old, ['200', '/games', 40]);
    await use(young, ['200', '/games', 20]);
    const averageOn = async (query: string) => {
      const { body } = await ada.get(`/usage?from=${daysAgo(20).slice(0, 10)}&to=${TODAY}${query}`);
      return /([\d.]+) a day on average/.exec(body)?.[1];
    };
    expect([await averageOn(''), await averageOn(`&key=${old}`)]).toEqual(['15', '10']);
    expect(await averageOn(`&key=${young}`)).toBe('20');
  });

  it('shows one key alone, or the part of each', async () => {
    const [one, other] = [await newKey(ada, 'one'), await newKey(ada, 'other')];
    await use(one, ['200', '/games', 30]);
    await use(other, ['200', '/games', 60], ['304', '/games', 10]);
    expect(cardIn((await ada.get('/usage')).body, 'by-key')).toBe(
      'By key Key Requests Counted Share other 70 60 70% one 30 30 30%',
    );
    const { body } = await ada.get(`/usage?key=${other}`);
    expect(textIn(body, '<dl class="card totals">', '</dl>')).toContain('Requests 70');
    expect(cardIn(body, 'by-key')).toBe('By key Key Requests Counted Share other 70 60 100%');
    expect(body).toContain('id="quota-used"');
  });

  it('keeps the count of a month that is over', async () => {
    const keyId = await newKey();
    record(`UPDATE api_keys SET created_at = '2025-01-01T00:00:00Z';
      INSERT INTO usage_by_day (key_id, day, route, status, count)
      VALUES ('${keyId}', '2025-03-31', '/games', '200', 12), ('${keyId}', '2025-03-30', '/games', '404', 3);
      INSERT INTO place_months VALUES ('${tagOfKeyId(keyId)}', 1, '2025-03', 14)`);
    const { body } = await ada.get('/usage?month=2025-03');
    expect(textIn(body, 'id="quota-used"', '</p>')).toContain('14 of 5,000 requests');
    expect(body).toContain('This month is over.');
    expect(body).toContain('<title>31 March: 12</title>');
    expect(body).not.toContain('>Today<');
    expect(body).not.toContain('In the last second');
  });

  it('offers every month with usage, and no other', async () => {
    const keyId = await newKey();
    record(`INSERT INTO usage_by_day (key_id, day, route, status, count)
      VALUES ('${keyId}', '2025-03-31', '/games', '200', 12), ('${keyId}', '2025-01-01', '/games', '200', 1)`);
    const { body } = await ada.get('/usage?month=2025-03');
    const options = [...body.matchAll(/<option value="(\d{4}-\d{2})"( selected)?/g)];
    expect(options.map(([, month, selected]) => [month, selected !== undefined])).toEqual([
      [MONTH, false],
      ['2025-03', true],
      ['2025-01', false],
    ]);
  });

  it('shows any days, without a quota', async () => {
    const keyId = await newKey();
    record(`UPDATE api_keys SET created_at = '2025-01-01T00:00:00Z';
      INSERT INTO usage_by_day (key_id, day, route, status, count)
      VALUES ('${keyId}', '2025-03-31', '/games', '200', 12), ('${keyId}', '2025-04-01', '/games', '200', 5),
        ('${keyId}', '2025-04-03', '/games', '200', 9)`);
    const { body } = await ada.get('/usage?from=2025-03-31&to=2025-04-02');
    expect(textIn(body, '<dl class="card totals">', '</dl>')).toContain('Requests 17 5.7 a day on average');
    expect(body).not.toContain('id="quota-used"');
    expect(await ada.get('/usage?from=2025-04-02&to=2025-03-31')).toMatchObject({ statusCode: 200 });
  });

  it.each([7, 30])('leads to the last %i days, today included, of the key that is shown', async days => {
    const keyId = await newKey();
    const { body } = await ada.get(`/usage?key=${keyId}`);
    const [, link = ''] = new RegExp(`href="([^"]*)"><span>Last ${days} days<`).exec(body) ?? [];
    const query = new URLSearchParams(link.replaceAll('&amp;', '&').split('?')[1]);
    const spanMs = Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '');
    expect([query.get('to'), query.get('key'), spanMs / 86_400_000]).toEqual([TODAY, keyId, days - 1]);
    expect((await ada.get(link.replaceAll('&amp;', '&'))).statusCode).toBe(200);
  });

  it('can be saved as a table', async () => {
    const keyId = await newKey();
    await use(keyId, ['200', '/games', 4], ['429', '/games', 2]);
    const { headers, body } = await ada.get(`/usage.csv?month=${MONTH}&key=${keyId}`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body.split('\r\n')).toEqual([
      'day,key_id,key_name,route,status,requests,counted',
      `${TODAY},${keyId},site,/games,200,4,4`,
      `${TODAY},${keyId},site,/games,429,2,0`,
      '',
    ]);
    expect((await ada.get('/usage')).body).toContain(`href="/usage.csv?month=${MONTH}"`);
  });

  it.each([
    ['from 80% by default', undefined, 'We email you at 80%'],
    [
      'from the share that its owner chose',
      { 'topic-quota': 'on', 'quota-warning': '60' },
      'We email you at 60%',
    ],
    ['not, when its owner turned them off', { 'quota-warning': '60' }, undefined],
  ])('says when mails about the quota are sent: %s', async (_, settings, said) => {
    await newKey();
    if (settings !== undefined)
      await ada.submit('/account', '/account/mails', { language: 'en', ...settings });
    const { body } = await ada.get('/usage');
    expect(/We email you at \d+%/.exec(body)?.[0]).toBe(said);
  });

  it('without any request says so', async () => {
    await newKey();
    const { body } = await ada.get('/usage');
    expect(body).toContain('No requests in this period');
    expect(body).not.toContain('class="bar-chart');
    expect(body).not.toContain('every request counted');
    expect(body).not.toContain('At this pace');
  });

  it.each(['/usage', '/requests'])('without any request leads to the next step: %s', async page => {
    const nextStep = async () => {
      const { body } = await ada.get(page);
      return /<a class="button filled[^"]*" href="([^"]*)"/.exec(body)?.[1];
    };
    expect(await nextStep()).toBe('/keys/new');
    await newKey();
    expect(await nextStep()).toMatch(/\/docs\/reference\/list-games#try-it$/);
  });

  it.each([
    ['/usage?month=2026-13', 404],
    ['/usage?from=2026-02-30', 400],
    ['/usage?from=2024-01-01&to=2026-01-01', 400],
    ['/usage?key=none', 404],
    ['/usage.csv?month=1', 404],
  ])('of %s is refused with %d', async (url, status) => {
    expect((await ada.get(url)).statusCode).toBe(status);
  });

  it('shows nothing of another account', async () => {
    const keyId = await newKey();
    await use(keyId, ...ALL);
    const eve = await test.signedIn('eve@example.org');
    for (const url of [`/usage?key=${keyId}`, `/usage.csv?key=${keyId}`])
      expect([url, (await eve.get(url)).statusCode]).toEqual([url, 404]);
    expect((await eve.get('/usage')).body).toContain('No requests in this period');
    expect((await eve.get('/usage.csv')).body.split('\r\n')).toHaveLength(2);
  });
});
