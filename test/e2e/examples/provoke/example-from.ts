import type { ProblemCode, RecordedExample } from '../../../../apps/api/src/index.js';
import type { Provocation, ProvokedAnswer } from './provocation.js';

/** Header fields that tell something about a problem. */
const SHOWN = ['Allow', 'WWW-Authenticate', 'Retry-After', 'RateLimit', 'RateLimit-Policy'];
const SAMPLE_REQUEST_ID = '5f0c1d9e8a7b6c5d-1';

/**
 * The whole answer as an example. Two things differ every time and are replaced: the request id and, after failed
 * attempts, the rest of the minute.
 */
export function exampleFrom(
  code: ProblemCode,
  { variant, summary }: Provocation,
  { headers, body }: ProvokedAnswer,
): RecordedExample {
  const fields = SHOWN.flatMap(name => {
    const field = headers[name.toLowerCase()];
    return field === undefined ? [] : [[name, String(field)]];
  });
  const example = {
    name: variant === undefined ? code : `${code}-${variant}`,
    summary,
    headers: Object.fromEntries(fields) as Record<string, string>,
    value: { ...(JSON.parse(body) as { detail: string }), requestId: SAMPLE_REQUEST_ID },
  };
  if (code !== 'too_many_failed_attempts') return example;
  const detail = example.value.detail.replace(/\d+ seconds?/, '60 seconds');
  return {
    ...example,
    headers: { ...example.headers, 'Retry-After': '60' },
    value: { ...example.value, detail, resetAt: '2026-11-21T09:01:00.000Z' },
  };
}
