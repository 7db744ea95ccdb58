import { expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';

it.each(['0.0.0.0/0', '::/0'])('TRUSTED_PROXIES=%s is refused with a reason', everyone => {
  expect(() => loadConfig({ TRUSTED_PROXIES: `10.0.0.0/8,${everyone}` })).toThrow(
    `TRUSTED_PROXIES must not contain ${everyone}: every client could then choose its own address`,
  );
});
