import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import cookie from '@fastify/cookie';
import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createServer } from '#libs/service';
import { holderOf, protectForms } from './forms.js';
import { IdempotencyKeys } from './idempotency-keys.js';

let server: FastifyInstance;
let formToken: string;
let cookies: string;

/** Who sends the request; its session is in a header here. */
function contextOf(session: unknown): FastifyRequest['context'] {
  const person = typeof session === 'string' ? { sessionId: session } : undefined;
  return { person } as FastifyRequest['context'];
}

beforeAll(async () => {
  server = createServer({ trustedProxies: [], genReqId: () => 'id', bodyLimit: 1_000 });
  // Requests are injected: there are no connections to guard.
  server.decorateRequest('isAtWork', true);
  server.removeAllContentTypeParsers();
  await server.register(cookie);
  await server.register(formBody);
  server.addHook('onRequest', async request => {
    request.context = contextOf(request.headers['x-session']);
  });
  await protectForms(server, { secret: 's'.repeat(32), secure: false, idempotency: new IdempotencyKeys() });
  server.get('/form', async (request, reply) => reply.generateCsrf({ userInfo: holderOf(request) }));
  for (const path of ['/keys', '/sign-in/link', '/unsubscribe']) server.post(path, async () => 'done');
  const form = await server.inject({ url: '/form', headers: { 'x-session': 'ada' } });
  formToken = form.body;
  cookies = String(form.headers['set-cookie']).split(';')[0] ?? '';
});
afterAll(() => server.close());

async function post(path: string, { headers = {}, token = formToken } = {}): Promise<number> {
  const { statusCode } = await server.inject({
    method: 'POST',
    url: path,
    headers: {
      cookie: cookies,
      'content-type': 'application/x-www-form-urlencoded',
      'x-session': 'ada',
      ...headers,
    },
    payload: new URLSearchParams({ formToken: token }).toString(),
  });
  return statusCode;
}

describe('a form', () => {
  it('is accepted from the page that it was on', async () => {
    expect(await post('/keys')).toBe(200);
    expect(await post('/keys', { headers: { 'sec-fetch-site': 'same-origin' } })).toBe(200);
  });

  it.each([
    ['without a token', { token: '' }],
    ['with a token that was made up', { token: 'abc.def' }],
    ['with the token of another session', { headers: { 'x-session': 'eve' } }],
    ['without the cookie of its page', { headers: { cookie: '' } }],
  ])('is refused %s', async (_, change) => {
    expect(await post('/keys', change)).toBe(403);
  });

  it.each(['cross-site', 'same-site'])('is refused from another site: %s', async site => {
    expect(await post('/keys', { headers: { 'sec-fetch-site': site } })).not.toBe(200);
  });

  it('needs no token where a signed address is the permission', async () => {
    expect(await post('/unsubscribe', { token: '' })).toBe(200);
  });
});
