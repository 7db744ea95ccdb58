import { beforeAll, describe, it } from '@jest/globals';
import { startApi } from '../support/start-api.js';
import { incompatibilities } from './check-description.js';
import {
  BASELINE,
  COMMITTED,
  HINT,
  IS_UPDATE,
  readCommitted,
  render,
  withoutTexts,
  writeCommitted,
} from './description.js';

let served: string;

beforeAll(async () => {
  // The address without any configuration.
  const api = await startApi({ isDocumented: true, environment: { PUBLIC_URL: 'http://localhost:3000' } });
  served = render((await api.request({ url: '/openapi.json' })).json());
  await api.close();
  if (IS_UPDATE) writeCommitted(COMMITTED, served);
  if (IS_UPDATE && (readCommitted(BASELINE) === '' || (await incompatibilities(served)) === ''))
    writeCommitted(BASELINE, render(withoutTexts(JSON.parse(served))));
});

describe('openapi.json', () => {
  it('is what the service serves', () => {
    if (readCommitted(COMMITTED) !== served) throw new Error(HINT);
  });

  it('is accepted as the contract of version 1, so that later changes are compared with it', () => {
    const accepted = render(withoutTexts(JSON.parse(served)));
    if (readCommitted(BASELINE) !== accepted) throw new Error(HINT);
  });
});
