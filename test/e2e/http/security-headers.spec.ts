import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROBLEM_CODES } from '../../../apps/api/src/index.js';
import { sendRaw } from '../support/socket.js';
import { startApi, type TestApi } from '../support/start-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ isDocumented: true });
  await api.app.listen();
});
afterAll(() => api.close());

/** Directives of a policy by their names. */
function policyIn(headers: Record<string, unknown>): Record<string, string> {
  const directives = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(directives.map(text => [text.split(' ')[0], text.slice(text.indexOf(' ') + 1)]));
}

const PAGES = [
  '/',
  '/docs',
  '/docs/guides/searching',
  '/docs/reference',
  '/docs/reference/list-games',
  '/errors',
  ...PROBLEM_CODES.map(code => `/errors/${code}`),
];

describe.each(PAGES)('the page %s', path => {
  it('loads nothing from other sites, cannot be embedded in them, and sends nothing to them', async () => {
    const { headers } = await api.request({ url: path });
    expect(policyIn(headers)).toMatchObject({
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' });
  });

  it('allows no inline scripts and no inline styles', async () => {
    const { headers, body } = await api.request({ url: path });
    const policy = policyIn(headers);
    expect(Object.values(policy).join(' ')).not.toMatch(/unsafe|\*|https?:\/\/(?!api\.example\.test)/);
    expect(body).not.toMatch(/<script(?![^>]* src=)|\sstyle=|\son\w+=/);
    expect(body).not.toContain('<style');
    expect(policy).toMatchObject({ 'style-src': "'self'", 'script-src': "'self'" });
  });
});

describe('Strict-Transport-Security', () => {
  const HSTS = 'max-age=31536000';

  it.each(['/', '/openapi.json', '/health/live', '/api/v1/games', '/nope', '/api/v1/games/%ZZ'])(
    'is on the answer to %s when clients use HTTPS',
    async url => {
      expect((await api.request({ url })).headers['strict-transport-security']).toBe(HSTS);
    },
  );

  it('is on answers to requests that the parser refuses, too', async () => {
    const answer = await sendRaw(api.app, 'garbage\r\n\r\n');
    expect(answer.headers['strict-transport-security']).toBe(HSTS);
  });

  it('is not sent when clients use HTTP', async () => {
    const plain = await startApi({
      isDocumented: true,
      environment: { PUBLIC_URL: 'http://localhost:3000' },
    });
    const { headers } = await plain.get('/api/v1/games');
    await plain.close();
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});
