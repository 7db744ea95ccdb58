import type { EnvironmentReader } from './environment-reader.js';

/** Names of OpenTelemetry, as its documents define them. */
const SAMPLERS = [
  'parentbased_always_on',
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where traces are sent, which of them, and what they say about the process. */
export interface TracesConfig {
  /** The collector, to which `/v1/traces` is added. */
  readonly url: string;
  /** Header fields of what is sent, such as credentials of the collector. */
  readonly headers: Readonly<Record<string, string>>;
  /** Attributes of the process, over those that it has by itself. */
  readonly resource: Readonly<Record<string, string>>;
  readonly sampler: (typeof SAMPLERS)[number];
  /** Which part of all traces a sampler by ratio records, from 0 to 1. */
  readonly ratio: number;
}

/** @returns `undefined` when nothing is traced */
export function loadTracesConfig(read: EnvironmentReader): TracesConfig | undefined {
  const url = read.webUrl('OTEL_EXPORTER_OTLP_ENDPOINT');
  const headers = keyValues(read, 'OTEL_EXPORTER_OTLP_HEADERS');
  const resource = keyValues(read, 'OTEL_RESOURCE_ATTRIBUTES');
  const service = read.optional('OTEL_SERVICE_NAME');
  const sampler = read.oneOf('OTEL_TRACES_SAMPLER', SAMPLERS);
  const ratio = Number(read.text('OTEL_TRACES_SAMPLER_ARG'));
  if (!(ratio >= 0 && ratio <= 1)) read.problems.push('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1');
  if (url === undefined) return undefined;
  return {
    url,
    headers,
    resource: { ...resource, ...(service !== undefined && { 'service.name': service }) },
    sampler,
    ratio,
  };
}

/** `key=value,key=value`, percent-encoded. No value appears in a message: it may be a credential. */
function keyValues(
  read: EnvironmentReader,
  name: 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_RESOURCE_ATTRIBUTES',
): Record<string, string> {
  try {
    const pairs = read.list(name).map(pair => {
      const [, key = '', value = ''] = /^([^=\s]+)\s*=\s*(.*)$/.exec(pair) ?? [];
      if (key === '') throw new Error('no pair');
      return [decodeURIComponent(key), decodeURIComponent(value)] as const;
    });
    return Object.fromEntries(pairs);
  } catch {
    read.problems.push(`${name} must be key=value,key=value, with what is special percent-encoded`);
    return {};
  }
}
