import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROBLEM_CODES, type ProblemCode } from '../../../apps/api/src/index.js';
import { startApi, type TestApi } from '../support/start-api.js';
import { AsyncFunction, panelsOf } from './shown-code.js';

/** What the code of a page did. */
interface Outcome {
  /** The request that it sent, and the status of the answer of the service. */
  readonly sent?: readonly [path: string, status: number];
  readonly printed?: string;
  readonly thrown?: string;
  readonly waitedMs?: number;
}

interface Problem {
  readonly status: number;
  readonly detail: string;
  readonly requestId: string;
}

const GAMES = '/api/v1/games';

/** The request that got the error. */
const FAILED: Partial<Record<ProblemCode, string>> = {
  invalid_cursor: `${GAMES}?limit=1&cursor=abc`,
  expired_cursor: `${GAMES}?limit=1&cursor=abc`,
};

const EXPECTED: Readonly<Record<ProblemCode, (problem: Problem) => Outcome>> = {
  invalid_parameter: () => ({
    printed:
      'players out_of_range 0 is too small; it must be from 1 to 999.\nlanguage unknown_language "deu" is not an ISO 639-1 code; write two letters such as en or fr.',
  }),
  invalid_cursor: () => ({ sent: [`${GAMES}?limit=1`, 200] }),
  expired_cursor: () => ({ sent: [`${GAMES}?limit=1`, 200] }),
  bad_request: () => ({ sent: [`${GAMES}?q=Fl%C3%BCgelschlag`, 200] }),
  missing_api_key: () => ({ sent: [GAMES, 200] }),
  invalid_api_key: ({ detail }) => ({ thrown: detail }),
  revoked_api_key: ({ detail }) => ({ thrown: detail }),
  expired_api_key: ({ detail }) => ({ thrown: detail }),
  key_not_allowed: ({ detail }) => ({ thrown: detail }),
  not_found: () => ({ sent: [`${GAMES}?ids=wingspan`, 200] }),
  method_not_allowed: () => ({ printed: 'GET, HEAD, OPTIONS' }),
  request_timeout: () => ({ sent: [GAMES, 200] }),
  request_too_large: ({ detail }) => ({ thrown: detail }),
  rate_limit_exceeded: () => ({ waitedMs: 1_000, sent: [GAMES, 200] }),
  quota_exceeded: () => ({ printed: 'No more requests before 2026-12-01T00:00:00.000Z' }),
  internal_error: ({ requestId }) => ({ printed: `Report this request: ${requestId}` }),
  service_unavailable: () => ({ waitedMs: 2_000, sent: [GAMES, 200] }),
};

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ isDocumented: true, environment: { CATALOG_SOURCE: 'indexer/seed' } });
});
afterAll(() => api.close());

/** The error as its page shows it: header fields, an empty line, the body. */
function shownProblem(page: string): { readonly problem: Problem; readonly response: Response } {
  const [shown = ''] = panelsOf(page, String.raw`Response \d+`);
  const [fields = '', body = ''] = shown.startsWith('{') ? ['', shown] : shown.split('\n\n');
  const headers = fields
    .split('\n')
    .flatMap(line => (line === '' ? [] : [line.split(': ') as [string, string]]));
  const problem = JSON.parse(body) as Problem;
  return { problem, response: new Response(body, { status: problem.status, headers }) };
}

/** Runs code that handles a problem. Requests go to the service. Waiting takes no time. */
async function run(code: string, path: string, response: Response): Promise<Outcome> {
  const authorization = `Bearer ${api.key}`;
  const outcome: { -readonly [Name in keyof Outcome]: Outcome[Name] } = {};
  const scope = {
    response,
    url: new URL(`https://api.example.test${path}`),
    headers: { Authorization: authorization },
    process: { env: { BGC_API_KEY: api.key } },
    console: {
      error: (...parts: string[]) =>
        void (outcome.printed = [outcome.printed, parts.join(' ')].filter(Boolean).join('\n')),
    },
    setTimeout: (resume: () => void, ms: number) => {
      outcome.waitedMs = ms;
      resume();
    },
    fetch: async (url: URL, { headers }: { headers: Record<string, string> }) => {
      const requested = `${url.pathname}${url.search}`;
      outcome.sent = [requested, (await api.request({ url: requested, headers })).statusCode];
    },
  };
  try {
    await new AsyncFunction(...Object.keys(scope), code)(...Object.values(scope));
  } catch (error) {
    outcome.thrown = (error as Error).message;
  }
  return outcome;
}

describe('the code that handles an error, as its page shows it', () => {
  it.each(PROBLEM_CODES)('does what its comment says: %s', async code => {
    const { body } = await api.request({ url: `/errors/${code}` });
    const [handling] = panelsOf(body, 'JavaScript');
    const { problem, response } = shownProblem(body);
    expect(await run(handling!, FAILED[code] ?? GAMES, response)).toEqual(EXPECTED[code](problem));
  });

  it('ignores other errors', async () => {
    const { body } = await api.request({ url: '/errors/quota_exceeded' });
    const [handling] = panelsOf(body, 'JavaScript');
    const other = new Response('{ "code": "other" }', { status: 429 });
    expect(await run(handling!, GAMES, other)).toEqual({});
  });
});
