import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AllowedCallers, networkPrefix, originPrefix } from '#libs/admission';
import { PATHS } from '../../support/operations.js';
import { problemIn } from '../../support/read-answer.js';
import { sendRaw } from '../../support/socket.js';
import { startApi, type TestApi } from '../../support/start-api.js';

const GAMES = '/api/v1/games';
const HOME = 'https://shop.example';

function allow({ origins = [], networks = [] }: { origins?: string[]; networks?: string[] }): AllowedCallers {
  return {
    origins: origins.map(originPrefix),
    networks: networks.map(network => networkPrefix(network) ?? ' '),
  };
}

let api: TestApi;
let behindProxy: TestApi;
/** Keys for pages of {@link HOME}, and for addresses in 192.0.2.0/24. */
let pageKey: string;
let networkKey: string;
beforeAll(async () => {
  [api, behindProxy] = await Promise.all([
    startApi(),
    startApi({ environment: { TRUSTED_PROXIES: '127.0.0.1' } }),
  ]);
  pageKey = await api.admission.issueKey({ allowed: allow({ origins: [HOME, 'https://*.shop.example'] }) });
  networkKey = await api.admission.issueKey({ allowed: allow({ networks: ['192.0.2.0/24'] }) });
});
afterAll(() => Promise.all([api.close(), behindProxy.close()]));

const ask = (key: string, headers: Record<string, string | undefined> = {}, path = GAMES) =>
  api.get(path, { authorization: `Bearer ${key}`, ...headers });

describe.each([...PATHS, '/api/v1/nothing'])('%s', path => {
  it('answers 403 key_not_allowed to a page of another origin, in a way that it can read', async () => {
    const answer = await ask(pageKey, { origin: 'https://evil.example' }, path);
    expect([answer.statusCode, problemIn(answer).code]).toEqual([403, 'key_not_allowed']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      vary: 'Authorization, X-API-Key, Origin, Accept-Encoding',
      ratelimit: expect.stringMatching(/^"second";.*, "month";/),
      'ratelimit-policy': expect.any(String),
    });
    expect(answer.headers).not.toHaveProperty('www-authenticate');
  });
});

describe('a key for pages of certain origins', () => {
  it('works for these pages, and their subdomains where they are allowed', async () => {
    for (const origin of [HOME, 'https://a.shop.example', 'https://a.b.shop.example'])
      expect((await ask(pageKey, { origin })).statusCode).toBe(200);
  });

  it.each([
    ['another page', 'https://evil.example', /pages of the origin https:\/\/evil\.example\. Its owner/],
    ['a program, which sends none', undefined, /no Origin header/],
    ['a page that was opened from a file', 'null', /the origin null/],
    ['a name that ends alike', 'https://evil-shop.example', /evil-shop/],
    ['a name that begins alike', 'https://shop.example.evil.example', /evil/],
    ['another port', `${HOME}:8443`, /8443/],
    ['another scheme', 'http://shop.example', /http:/],
    ['a host with a dot at the end', `${HOME}.`, /names none/],
    ['letters in upper case', 'https://SHOP.example', /names none/],
    ['a user before the host', 'https://shop.example@evil.example', /names none/],
    ['the rule itself', 'https://*.shop.example', /names none/],
    ['two origins in one line', `${HOME}, ${HOME}`, /names none/],
  ])('refuses %s', async (_what, origin, detail) => {
    const answer = await ask(pageKey, { origin });
    expect(answer.statusCode).toBe(403);
    expect(problemIn(answer).detail).toMatch(detail);
    expect(answer.body).not.toContain('"https://shop.example"');
  });

  it('refuses several Origin lines, even if each is allowed', async () => {
    await api.app.listen();
    const line = `Origin: ${HOME}\r\n`;
    const head = `GET ${GAMES} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
    const key = `Authorization: Bearer ${pageKey}\r\n`;
    expect((await sendRaw(api.app, `${head}${key}${line}\r\n`)).status).toBe(200);
    expect((await sendRaw(api.app, `${head}${key}${line}${line}\r\n`)).status).toBe(403);
  });

  it('can be sent as X-API-Key, too', async () => {
    const headers = { authorization: undefined, 'x-api-key': pageKey };
    expect((await ask(pageKey, { ...headers, origin: HOME })).statusCode).toBe(200);
    expect((await ask(pageKey, headers)).statusCode).toBe(403);
  });

  it('gets no kept answer and no 304 elsewhere', async () => {
    const { headers } = await ask(pageKey, { origin: HOME });
    const validators = { 'if-none-match': String(headers.etag) };
    expect((await ask(pageKey, { origin: HOME, ...validators })).statusCode).toBe(304);
    const elsewhere = await ask(pageKey, { origin: 'https://evil.example', ...validators });
    expect([elsewhere.statusCode, elsewhere.headers.etag]).toEqual([403, undefined]);
  });

  it('needs no key in a preflight, whatever the origin', async () => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    };
    expect((await api.request({ method: 'OPTIONS', url: GAMES, headers })).statusCode).toBe(204);
  });

  it('is counted for the second and not for the month when it is refused', async () => {
    const limits = { ratePerSecond: 2, requestsPerMonth: 10 };
    const key = await api.admission.issueKey({ allowed: allow({ origins: [HOME] }), ...limits });
    const refused = await ask(key);
    expect(refused.headers.ratelimit).toMatch(/^"second";r=1;t=1, "month";r=10;/);
    await ask(key);
    expect((await ask(key, { origin: HOME })).statusCode).toBe(429);
    const [request] = (await api.admission.requestsOf(key)).filter(({ status }) => status === 403);
    expect(request).toMatchObject({ counted: false, problem: { code: 'key_not_allowed' } });
  });
});

describe('a key for certain networks', () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}, on = api, key = networkKey) =>
    on.request({ url: GAMES, remoteAddress, headers: { authorization: `Bearer ${key}`, ...headers } });

  it.each([
    ['192.0.2.200', 200],
    ['::ffff:192.0.2.200', 200],
    ['::ffff:c000:2c8', 200],
    ['192.0.3.1', 403],
    ['::ffff:192.0.3.1', 403],
    ['2001:db8::192.0.2.200', 403],
    ['::1%eth0', 403],
  ])('answers %s with %i', async (address, status) => {
    expect((await from(address)).statusCode).toBe(status);
  });

  it('says so without the address, which is not kept either', async () => {
    const answer = await from('198.51.100.77');
    expect(problemIn(answer).detail).toMatch(/network address of this request/);
    expect(answer.body).not.toContain('198.51.100');
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'])(
    'does not believe %s of anyone',
    async field => {
      const value = field === 'forwarded' ? 'for=192.0.2.1' : '192.0.2.1';
      expect((await from('198.51.100.1', { [field]: value })).statusCode).toBe(403);
    },
  );

  it('believes the proxy that is trusted, and of its list only what the proxy itself added', async () => {
    const key = await behindProxy.admission.issueKey({ allowed: allow({ networks: ['192.0.2.0/24'] }) });
    const forwarded = (list: string, proxy = '127.0.0.1') =>
      from(proxy, { 'x-forwarded-for': list }, behindProxy, key).then(({ statusCode }) => statusCode);
    expect(await forwarded('192.0.2.1')).toBe(200);
    expect(await forwarded('198.51.100.1, 192.0.2.1')).toBe(200);
    expect(await forwarded('192.0.2.1, 198.51.100.1')).toBe(403);
    expect(await forwarded('192.0.2.1, unknown')).toBe(403);
    expect(await forwarded('192.0.2.1', '198.51.100.1')).toBe(403);
  });
});

it('answers 401 before 403 to a key that has ended', async () => {
  const key = await api.admission.issueKey({ allowed: allow({ origins: [HOME] }), state: 'revoked' });
  expect((await ask(key)).statusCode).toBe(401);
});
