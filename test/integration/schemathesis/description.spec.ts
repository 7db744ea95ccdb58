import { expect, it } from '@jest/globals';
import { writeSource } from '#libs/testing';
import { FIXTURE } from '../../e2e/support/fixture-catalog.js';
import { startApi } from '../../e2e/support/start-api.js';
import { indexCatalog } from '../../support/index-catalog.js';
import type { Finding } from './read-report.js';
import { type Phase, PHASES, runSchemathesis } from './run-schemathesis.js';

/** Coverage tries every bound of every parameter, and few of these requests reach an engine: once is enough, except in the long form. */
const PHASES_THAT_SEARCH = process.env.TEST_LONG ? PHASES : PHASES.filter(phase => phase !== 'coverage');

// One file for both engines: two files would run at the same time and install Schemathesis into the same folder.

it('does what its description says, with everything embedded', () => expectNoFinding({}, PHASES));

it('does what its description says, on Elasticsearch', async () => {
  const indexed = await indexCatalog(await writeSource(FIXTURE));
  try {
    const environment = {
      ELASTICSEARCH_URL: indexed.url,
      ELASTICSEARCH_PREFIX: indexed.prefix,
      // This machine is busy with other tests.
      ELASTICSEARCH_TIMEOUT_MS: '60000',
    };
    await expectNoFinding(environment, PHASES_THAT_SEARCH);
  } finally {
    await indexed.remove();
  }
});

/**
 * What makes a request invalid although it fits the description, because no schema that all generators can use says it:
 * cursors are signed, two parameters cannot be compared, need each other (`seed` and `sort=random`) or exclude each other
 * (`similarTo` and `q`), and lists are text, whose parts a pattern cannot compare.
 */
const NOT_IN_A_SCHEMA = ['garbled', 'invalid_range', 'invalid_term', 'repeated_value', 'not_together'];

async function expectNoFinding(environment: Record<string, string>, phases: readonly Phase[]): Promise<void> {
  const api = await startApi({ isDocumented: true, environment });
  try {
    await api.app.listen();
    const { findings, answeredPhases } = await runSchemathesis(api.app, api.key, phases);
    expect(findings.filter(finding => !isExpected(finding))).toEqual([]);
    expect([...answeredPhases].sort()).toEqual(phases);
  } finally {
    await api.close();
  }
}

function isExpected({ check, faults, detail }: Finding): boolean {
  const isSeedMissing = /[?&]sort=random\b/.test(detail) && !detail.includes('seed=');
  const expected = isSeedMissing ? [...NOT_IN_A_SCHEMA, 'missing_parameter'] : NOT_IN_A_SCHEMA;
  return (
    check === 'positive_data_acceptance' && faults.length > 0 && faults.every(code => expected.includes(code))
  );
}
