import type { ProblemCode } from '../../../../apps/api/src/index.js';
import { FREE_PLAN, injected, type Provocation, withApi } from './provocation.js';

interface FaultyRequest {
  readonly method?: 'GET' | 'POST';
  /** Below the address of the API. */
  readonly url: string;
  /** In place of the header with a valid key. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly variant?: string;
  readonly with?: string;
  /** Whether its answer depends on the catalog: then it is sent to the one that ships. */
  readonly needsCatalog?: boolean;
}

const MISTYPED_KEY = 'bgc_0aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT0uV1wX2yZ3aB4cD5eF';

/** Data: single requests that are answered with a problem whatever came before them. */
const FAULTY: readonly (readonly [ProblemCode, FaultyRequest])[] = [
  ['invalid_parameter', { url: '/games?players=0&language=deu' }],
  ['invalid_parameter', { url: '/games?player=4', variant: 'unknown' }],
  ['invalid_cursor', { url: '/games?cursor=abc' }],
  ['bad_request', { url: '/games/%ZZ' }],
  ['missing_api_key', { url: '/games', headers: {}, with: 'without a key' }],
  [
    'invalid_api_key',
    { url: '/games', headers: { authorization: `Bearer ${MISTYPED_KEY}` }, with: 'with a mistyped key' },
  ],
  [
    'invalid_api_key',
    {
      url: '/games',
      headers: { authorization: MISTYPED_KEY },
      with: 'with a key but without the word Bearer',
      variant: 'scheme',
    },
  ],
  ['not_found', { url: '/games/wingspam', needsCatalog: true }],
  ['not_found', { url: '/boardgames', variant: 'path' }],
  ['method_not_allowed', { method: 'POST', url: '/games' }],
];

export const FAULTY_REQUESTS: readonly (readonly [ProblemCode, Provocation])[] = FAULTY.map(
  ([code, { method = 'GET', url, headers, variant, with: how, needsCatalog }]) => [
    code,
    {
      ...(variant !== undefined && { variant }),
      summary: `\`${method} ${url}\`${how === undefined ? '' : ` ${how}`}`,
      provoke: () =>
        withApi(
          {
            environment: needsCatalog === true ? { CATALOG_SOURCE: 'indexer/seed' } : {},
          },
          async api => {
            const key = await api.admission.issueKey(FREE_PLAN);
            const valid = { authorization: `Bearer ${key}` };
            return injected(await api.request({ method, url: `/api/v1${url}`, headers: headers ?? valid }));
          },
        ),
    },
  ],
);
