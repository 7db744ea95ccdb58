import { originPrefix } from '#libs/admission';
import type { ProblemCode } from '../../../../apps/api/src/index.js';
import { SettableClock } from '../../support/settable-clock.js';
import { FREE_PLAN, injected, type Provocation, withApi } from './provocation.js';

const GAMES = '/api/v1/games';

type Change = Parameters<Parameters<Parameters<typeof withApi>[1]>[0]['admission']['issueKey']>[0];

/** A request for games with a key that is not usable any more. */
function withKey(change: Change): Provocation['provoke'] {
  return () =>
    withApi({}, async api => {
      const key = await api.admission.issueKey(change);
      return injected(await api.get(GAMES, { authorization: `Bearer ${key}` }));
    });
}

/** Requests of one key on the free plan, the last of which is above a limit. */
function above(requests: number, pauseMs: number): Provocation['provoke'] {
  return () => {
    const clock = new SettableClock();
    return withApi({ clock }, async api => {
      const key = await api.admission.issueKey(FREE_PLAN);
      for (let n = 0; n < requests; n++) {
        await api.admission.admission.admit({ kind: 'key', text: key });
        clock.advance(pauseMs);
      }
      return injected(await api.get(GAMES, { authorization: `Bearer ${key}` }));
    });
  };
}

export const KEYS_AND_LIMITS: readonly (readonly [ProblemCode, Provocation])[] = [
  [
    'revoked_api_key',
    { summary: '`GET /games` with a key that was revoked', provoke: withKey({ state: 'revoked' }) },
  ],
  [
    'expired_api_key',
    { summary: '`GET /games` with a key whose expiry date has passed', provoke: withKey({ expiresAtMs: 1 }) },
  ],
  [
    'key_not_allowed',
    {
      summary: '`GET /games` by a page of another origin than those that the key is for',
      provoke: () =>
        withApi({}, async api => {
          const allowed = { origins: [originPrefix('https://example.com')], networks: [] };
          const key = await api.admission.issueKey({ allowed });
          const origin = 'https://another.example';
          return injected(await api.get(GAMES, { authorization: `Bearer ${key}`, origin }));
        }),
    },
  ],
  [
    'rate_limit_exceeded',
    {
      summary: '`GET /games` after 10 requests in the same second, on the free plan',
      provoke: above(FREE_PLAN.ratePerSecond, 0),
    },
  ],
  [
    'quota_exceeded',
    {
      summary: '`GET /games` after 5,000 requests in the same month, on the free plan',
      provoke: above(FREE_PLAN.requestsPerMonth, 100),
    },
  ],
];
