import { describe } from '@jest/globals';

/**
 * Specs that need a real Elasticsearch. Without one they are skipped, loudly; with `CI` set they fail instead, since
 * nothing may be skipped there.
 */
export const describeWithElasticsearch = process.env.TEST_ELASTICSEARCH_URL
  ? describe
  : missing('TEST_ELASTICSEARCH_URL');

/** Where the real Elasticsearch of this run answers. */
export function realElasticsearch(): string {
  return given('TEST_ELASTICSEARCH_URL');
}

/** Where the real Redis of this run answers. */
export function realRedis(): string {
  return given('TEST_REDIS_URL');
}

function given(variable: string): string {
  const url = process.env[variable];
  if (url === undefined) throw new Error(`${variable} is not set; run "npm test -- integration"`);
  return url;
}

function missing(variable: string): typeof describe.skip {
  if (process.env.CI) throw new Error(`${variable} is not set`);
  console.warn(
    `${variable} is not set, so these specs are skipped; "npm run services -- start" starts what they need`,
  );
  return describe.skip;
}
