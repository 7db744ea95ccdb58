import { expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';
import { describeConfig } from './describe-config.js';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
const tracesOf = (environment: Record<string, string>) => loadConfig({ ...ENDPOINT, ...environment }).traces;

it('are sent nowhere unless a collector is named', () => {
  expect(loadConfig({ OTEL_SERVICE_NAME: 'catalog' }).traces).toBeUndefined();
});

it('have header fields, attributes and a sampler as OpenTelemetry defines them', () => {
  expect(
    tracesOf({
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc, x-tenant=7',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test,service.name=other',
      OTEL_SERVICE_NAME: 'catalog',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    }),
  ).toEqual({
    url: 'http://collector:4318',
    headers: { authorization: 'Bearer abc', 'x-tenant': '7' },
    resource: { 'deployment.environment.name': 'test', 'service.name': 'catalog' },
    sampler: 'parentbased_traceidratio',
    ratio: 0.25,
  });
});

it.each([
  ['OTEL_EXPORTER_OTLP_HEADERS', 'SECRET'],
  ['OTEL_RESOURCE_ATTRIBUTES', 'a=%E0%A4%A'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
])('are refused with a wrong %s, by its name', (name, value) => {
  expect(() => tracesOf({ [name]: value })).toThrow(new RegExp(`${name} must`));
  expect(() => tracesOf({ [name]: value })).not.toThrow(/SECRET/);
});

it('show no header field of the collector', () => {
  const config = loadConfig({ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'authorization=SECRET' });
  const text = JSON.stringify(describeConfig(config));
  expect(text).toContain('"headers":["authorization"]');
  expect(text).not.toContain('SECRET');
});
