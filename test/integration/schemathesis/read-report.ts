/** A response that differs from the description, or a failure of Schemathesis itself. */
export interface Finding {
  /** The name of the check, or of the event. */
  readonly check: string;
  /** Codes of the faults in the response. */
  readonly faults: readonly string[];
  /** The request as curl would send it, or what failed. */
  readonly detail: string;
}

export interface SchemathesisReport {
  readonly findings: readonly Finding[];
  /** Phases in which the service answered at least one request with 200. */
  readonly answeredPhases: ReadonlySet<string>;
}

interface Interaction {
  readonly request: { readonly method: string; readonly uri: string };
  readonly response: {
    readonly status_code: number;
    readonly content: { readonly $base64: string } | null;
  } | null;
}

interface Check {
  readonly name: string;
  readonly status: string;
}

interface Scenario {
  readonly phase: string;
  readonly recorder: {
    readonly interactions?: Readonly<Record<string, Interaction>>;
    readonly checks?: Readonly<Record<string, readonly Check[]>>;
  };
}

/** Reads every response of a run. The summary that Schemathesis prints has one finding of a kind for an operation. */
export function readReport(ndjson: string): SchemathesisReport {
  const events = ndjson
    .trimEnd()
    .split('\n')
    .flatMap(line => Object.entries(JSON.parse(line) as Record<string, unknown>));
  const scenarios = events.flatMap(([name, event]) =>
    name === 'ScenarioFinished' ? [event as Scenario] : [],
  );
  const errors = events.filter(([name]) => name.endsWith('Error'));
  return {
    findings: [
      ...scenarios.flatMap(findingsOf),
      ...errors.map(([check, event]) => ({ check, faults: [], detail: JSON.stringify(event) })),
    ],
    answeredPhases: new Set(scenarios.filter(hasAnswer).map(({ phase }) => phase)),
  };
}

function findingsOf({ recorder: { interactions = {}, checks = {} } }: Scenario): Finding[] {
  return Object.entries(checks).flatMap(([id, those]) =>
    those
      .filter(({ status }) => status !== 'success')
      .map(({ name }) => ({
        check: name,
        faults: faultsIn(interactions[id]),
        detail: `${interactions[id]?.request.method} ${interactions[id]?.request.uri}`,
      })),
  );
}

function faultsIn(interaction: Interaction | undefined): string[] {
  const { status_code: status, content } = interaction?.response ?? {};
  if (status !== 400 || !content) return [];
  const { errors } = JSON.parse(Buffer.from(content.$base64, 'base64').toString()) as {
    errors: readonly { readonly code: string }[];
  };
  return errors.map(({ code }) => code);
}

function hasAnswer({ recorder }: Scenario): boolean {
  return Object.values(recorder.interactions ?? {}).some(({ response }) => response?.status_code === 200);
}
