import type { RecordedExample } from '#libs/documentation';
import type { ProblemCode } from '../../../../apps/api/src/index.js';
import type { Provocation, ProvokedAnswer } from './provocation.js';

/** Header fields that tell something about a problem. */
const SHOWN = ['Allow', 'WWW-Authenticate', 'Retry-After', 'RateLimit', 'RateLimit-Policy'];
const SAMPLE_REQUEST_ID = '5f0c1d9e8a7b6c5d-1';

/** The whole answer as an example. The request id differs every time and is replaced. */
export function exampleFrom(
  code: ProblemCode,
  { variant, summary }: Provocation,
  { headers, body }: ProvokedAnswer,
): RecordedExample {
  const fields = SHOWN.flatMap(name => {
    const field = headers[name.toLowerCase()];
    return field === undefined ? [] : [[name, String(field)]];
  });
  return {
    name: variant === undefined ? code : `${code}-${variant}`,
    summary,
    headers: Object.fromEntries(fields) as Record<string, string>,
    value: { ...(JSON.parse(body) as object), requestId: SAMPLE_REQUEST_ID },
  };
}
