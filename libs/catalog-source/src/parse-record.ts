import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { LANGUAGE_CODES, RESOURCES, type GameAward, type Resource } from '#libs/catalog';
import { describeSchemaError } from './describe-schema-error.js';
import type { RecordFault } from './record-fault.js';
import { LONGEST_LINE } from './read-lines.js';
import type { RecordTypes, SourceRange } from './records.js';
import { SOURCE_SCHEMAS } from './schema/source-schemas.js';

export type ParsedRecord<R extends Resource> = { record: RecordTypes[R] } | { faults: RecordFault[] };

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  formats: { 'iso-639-1': (code: string) => LANGUAGE_CODES.has(code) },
});
const VALIDATORS = Object.fromEntries(
  RESOURCES.map(resource => [resource, ajv.compile(SOURCE_SCHEMAS[resource])]),
) as {
  [R in Resource]: ReturnType<typeof ajv.compile>;
};

/** Parses one line and checks everything that can be known from the line alone. Text comes out in NFC. */
export function parseRecord<R extends Resource>(resource: R, text: string): ParsedRecord<R> {
  if (text.length > LONGEST_LINE)
    return { faults: [{ field: '', message: `is longer than ${LONGEST_LINE} characters` }] };
  let value: unknown;
  try {
    value = parseInNfc(text);
  } catch (error) {
    return { faults: [{ field: '', message: `is not JSON (${(error as Error).message})` }] };
  }
  const validate = VALIDATORS[resource];
  if (!validate(value)) return { faults: describeErrors(validate.errors ?? []) };
  const record = value as RecordTypes[R];
  const faults = faultsWithin(resource, record);
  return faults.length > 0 ? { faults } : { record };
}

/** Parses a line that {@link parseRecord} has accepted before. */
export function parseAccepted<R extends Resource>(text: string): RecordTypes[R] {
  return parseInNfc(text) as RecordTypes[R];
}

function parseInNfc(text: string): unknown {
  const normalized = text.normalize('NFC');
  // An escape such as \\u0308 hides a combining mark from the line as a whole.
  if (!normalized.includes('\\u')) return JSON.parse(normalized);
  return JSON.parse(normalized, (_, value: unknown) =>
    typeof value === 'string' ? value.normalize('NFC') : value,
  );
}

function describeErrors(errors: readonly ErrorObject[]): RecordFault[] {
  // `anyOf` reports each failed branch and itself; one sentence about the field is enough.
  const byField = new Map<string, RecordFault>();
  for (const error of errors) {
    const fault = describeSchemaError(error);
    const key = `${fault.field} ${error.keyword === 'required' || error.keyword === 'additionalProperties' ? fault.message : ''}`;
    if (!byField.has(key)) byField.set(key, fault);
  }
  return [...byField.values()];
}

/** What a schema cannot say. */
function faultsWithin<R extends Resource>(resource: R, record: RecordTypes[R]): RecordFault[] {
  if (resource === 'expansions')
    return reversed('players', (record as RecordTypes['expansions']).players ?? null);
  if (resource !== 'games') return [];
  const game = record as RecordTypes['games'];
  return [
    ...reversed('players', game.players),
    ...reversed('playtime', game.playtime),
    ...repeatedAwards(game.awards ?? []),
  ];
}

/** An award has one result for a game in a year. */
function repeatedAwards(awards: readonly GameAward[]): RecordFault[] {
  return awards.flatMap(({ award, year }, index) => {
    const first = awards.findIndex(each => each.award === award && each.year === year);
    return first === index
      ? []
      : [{ field: `awards.${index}`, message: `is of the same award and year as awards.${first}` }];
  });
}

function reversed(field: string, range: SourceRange | null): RecordFault[] {
  const { min, max } = range ?? { min: null, max: null };
  if (min === null || max === null || min <= max) return [];
  return [{ field, message: `min ${min} is greater than max ${max}` }];
}
