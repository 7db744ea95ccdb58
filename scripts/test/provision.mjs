import { startServices, stopServices } from '../services/lifecycle.mjs';
import { say } from '../support/say.mjs';

/**
 * Real engines for the tests, started in the background while the first tiers run, and ended again if
 * they did not run before.
 */
export function provisionServices({ signal }) {
  let failure;
  const outcome = startServices({ signal, also: ['postgres'] }).catch(error => {
    failure = error;
    return { urls: {}, started: [] };
  });
  return {
    /** The variables the specs read; empty when there are no services. */
    async environment() {
      const { urls } = await outcome;
      if (failure) return {};
      return {
        TEST_ELASTICSEARCH_URL: urls.ELASTICSEARCH_URL,
        TEST_REDIS_URL: urls.REDIS_URL,
        // Left out without it: the specs then skip, or fail on CI.
        ...(urls.DATABASE_URL && { TEST_POSTGRES_URL: urls.DATABASE_URL }),
      };
    },

    /** Why there are none, `undefined` when there are. */
    async problem() {
      await outcome;
      return failure;
    },

    async end() {
      const { started } = await outcome;
      if (started.length === 0) return;
      say('ending the services these tests started');
      await stopServices(started);
    },
  };
}
