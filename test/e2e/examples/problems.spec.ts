import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ExamplesByName, readExamples, type RecordedExample } from '#libs/documentation';
import { PROBLEM_CODES, PROBLEM_KINDS, statusesOf } from '../../../apps/api/src/index.js';
import { panelsOf } from '../documentation/shown-code.js';
import { startApi, type TestApi } from '../support/start-api.js';
import { exampleFrom } from './provoke/example-from.js';
import { FAULTY_REQUESTS } from './provoke/faulty-requests.js';
import { KEYS_AND_LIMITS } from './provoke/keys-and-limits.js';
import type { ProvokedAnswer } from './provoke/provocation.js';
import { UNAVAILABLE_PARTS } from './provoke/unavailable-parts.js';
import { UNREADABLE_REQUESTS } from './provoke/unreadable-requests.js';
import { type Description, descriptionOf, examplesOf, updateExamples } from './recorded.js';

const PROVOCATIONS = [
  ...FAULTY_REQUESTS,
  ...KEYS_AND_LIMITS,
  ...UNREADABLE_REQUESTS,
  ...UNAVAILABLE_PARTS,
].map(([code, provocation]) => ({ code, ...provocation }));

/** Placeholders for addresses, which the service fills in. */
const ADDRESSES = [
  ['http://localhost:3000/errors', '{{errors}}'],
  ['http://localhost:3001', '{{dashboard}}'],
] as const;

let api: TestApi;
let description: Description;
/** What the service answers now, by the summary of the provocation. */
let answers: ReadonlyMap<string, ProvokedAnswer>;
/** As the service reads them. */
let recorded: ExamplesByName;
beforeAll(async () => {
  // All at the same time: some wait for seconds until something has failed.
  answers = new Map(
    await Promise.all(PROVOCATIONS.map(async ({ summary, provoke }) => [summary, await provoke()] as const)),
  );
  await updateExamples('problems', async () => record());
  api = await startApi({ isDocumented: true, environment: { PUBLIC_URL: 'http://localhost:3000' } });
  description = await descriptionOf(api);
  const { http, dashboard } = api.config;
  recorded = (await readExamples({ ...http, dashboardUrl: dashboard.publicUrl })).problems;
});
afterAll(() => api.close());

function record(): Record<string, RecordedExample[]> {
  const examples: Record<string, RecordedExample[]> = Object.fromEntries(
    PROBLEM_CODES.map(code => [code, []]),
  );
  for (const { code, ...provocation } of PROVOCATIONS)
    examples[code]!.push(exampleFrom(code, provocation, answers.get(provocation.summary)!));
  const text = ADDRESSES.reduce((all, [url, name]) => all.replaceAll(url, name), JSON.stringify(examples));
  return JSON.parse(text) as Record<string, RecordedExample[]>;
}

describe('the example of an error is what the service answers (`npm run openapi` records it)', () => {
  it.each(PROVOCATIONS)('$code: $summary', ({ code, ...provocation }) => {
    const answer = answers.get(provocation.summary)!;
    const { name, ...example } = exampleFrom(code, provocation, answer);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(example.value).toMatchObject({ code, status: answer.status });
    expect(recorded[code]).toContainEqual({ name, ...example });
  });

  it('and there is no other', () => {
    const names = (examples: readonly { readonly summary: string }[]) =>
      examples.map(({ summary }) => summary).sort();
    expect(names(Object.values(recorded).flat())).toEqual(names(PROVOCATIONS));
  });
});

describe.each(PROBLEM_CODES)('%s', code => {
  it('has an example in the description for every status', () => {
    for (const status of statusesOf(PROBLEM_KINDS[code])) {
      const described = examplesOf(description.components.responses[`Problem${status}`]!);
      const wanted = recorded[code]!.filter(({ value }) => (value as { status: number }).status === status);
      expect([status, wanted.length]).not.toEqual([status, 0]);
      for (const { headers: _, ...example } of wanted) expect(described).toContainEqual(example);
    }
  });

  it('has a page that shows its examples whole', async () => {
    const { body } = await api.request({ url: `/errors/${code}` });
    const shown = panelsOf(body, String.raw`Response \d+`).map(text => {
      const [fields, json] = text.startsWith('{') ? ['', text] : text.split('\n\n');
      const headers = fields!
        .split('\n')
        .filter(Boolean)
        .map(line => line.split(': '));
      return { headers: Object.fromEntries(headers) as object, value: JSON.parse(json!) as unknown };
    });
    expect(shown).toEqual(recorded[code]!.map(({ headers, value }) => ({ headers, value })));
  });
});
