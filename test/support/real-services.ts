/**
 * The addresses of the real services of this run. Jest starts them before the first integration spec
 * (`test/setup/start-services.mjs`) and ends those it started.
 */
export function realElasticsearch(): string {
  return given('TEST_ELASTICSEARCH_URL');
}

export function realRedis(): string {
  return given('TEST_REDIS_URL');
}

/** The URL of a user who may create databases. */
export function realPostgres(): string {
  return given('TEST_POSTGRES_URL');
}

function given(variable: string): string {
  const url = process.env[variable];
  if (url === undefined)
    throw new Error(`${variable} is not set: a spec that needs real services belongs into test/integration`);
  return url;
}
