import { describe, expect, it } from '@jest/globals';
import { incompatibilities, runTool } from './check-description.js';
import { BASELINE, COMMITTED, readCommitted, REDOCLY_RULES, SPECTRAL_RULES } from './description.js';

interface Description {
  readonly paths: Readonly<
    Record<string, { get: { operationId: string; responses: Readonly<Record<string, object>> } }>
  >;
  readonly components: { readonly securitySchemes: Readonly<Record<string, object>> };
}

const committed = readCommitted(COMMITTED);

describe('the committed file', () => {
  it.each([
    ['Redocly', ['redocly', 'lint', COMMITTED, '--config', REDOCLY_RULES], 'Your API description is valid'],
    [
      'Spectral',
      ['spectral', 'lint', COMMITTED, '--ruleset', SPECTRAL_RULES, '--fail-severity', 'hint'],
      'No results',
    ],
  ])('satisfies %s, without a warning', async (_tool, args, allGood) => {
    const { output } = await runTool(args);
    expect(output).toContain(allGood);
    expect(output).not.toMatch(/[1-9]\d* warning/i);
  });
});

describe('a client of the accepted description', () => {
  it('also works with the served one', async () => {
    expect(await incompatibilities(committed)).toBe('');
  });

  it.each([
    ['a narrower parameter', /"maximum": 999/, '"maximum": 99'],
    ['a member that is gone', /"minAge": \{[^}]*\},/, ''],
    ['a member that may be absent', /"minAge",/, ''],
  ])('would break because of %s, which is noticed', async (_what, before, after) => {
    const changed = committed.replace(before, after);
    expect(changed).not.toBe(committed);
    expect(await incompatibilities(changed)).toContain('major');
  });

  it('finds every operation under its name, with every status, and both forms of the key', () => {
    const before = JSON.parse(readCommitted(BASELINE)) as Description;
    const now = JSON.parse(committed) as Description;
    expect(promisesOf(now)).toEqual(expect.arrayContaining(promisesOf(before)));
  });
});

/** Checks that the comparison of Redocly does not make. */
function promisesOf({ paths, components }: Description): string[] {
  const operations = Object.entries(paths).flatMap(([path, { get }]) =>
    Object.keys(get.responses).map(status => `${path} is ${get.operationId} and may answer ${status}`),
  );
  return [...operations, ...Object.keys(components.securitySchemes)];
}
