import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { withTidyIds } from '../ids/id-filters.js';
import { ToolError } from '../tool-error.js';
import { describeValues } from './describe-values.js';
import type { Schemas } from './parameters.js';

interface Parameters {
  readonly parameters: Schemas;
  readonly required?: readonly string[];
  readonly describedBefore?: Schemas;
}

/** The arguments that a tool takes. */
export interface Arguments {
  /** What assistants read: without patterns and bounds, which are explained when a value does not match. */
  readonly schema: { type: 'object'; properties: Schemas; required?: string[] };
  /**
   * Fills in defaults, and writes ids and lists as the catalog does. Clients with strict schemas send null for what they
   * leave out.
   * @throws ToolError with a sentence for everything that is wrong with the arguments
   */
  readonly read: (given: object) => object;
}

/** Unknown names that one message repeats, at most, and the characters of each. */
const MAX_REPEATED = 5;
const MAX_NAME_LENGTH = 40;

const ajv = new Ajv2020({ allErrors: true, useDefaults: true });

/**
 * Everything that the catalog would refuse is found here, so that no fault is left for a second call. Arguments that a
 * tool does not know are refused, too: an assistant would believe that they had an effect.
 */
export function argumentsOf({ parameters, required = [], describedBefore = {} }: Parameters): Arguments {
  const schema = {
    type: 'object' as const,
    properties: { ...parameters },
    ...(required.length > 0 && { required: [...required] }),
    additionalProperties: false,
  };
  const isValid = ajv.compile(schema);
  return {
    schema: { ...schema, properties: listed(parameters, describedBefore) },
    read: given => {
      const read = withTidyIds(asWritten(given, parameters));
      const faults = isValid(read) ? [] : faultsIn(isValid.errors ?? [], parameters);
      faults.push(...reversedSpans(read));
      if (faults.length > 0) throw new ToolError([...new Set(faults)].join('\n'));
      return read;
    },
  };
}

/** Without what is null; lists as texts with commas where those are read, and the other way round. */
function asWritten(given: object, parameters: Schemas): object {
  const written = Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
    if (value === null) return [];
    const { type, pattern } = parameters[name] ?? {};
    if (type === 'array' && typeof value === 'string') return [[name, value.split(/\s*,\s*/)]];
    const isOfIds = type === 'string' && pattern !== undefined && name !== 'q';
    return [[name, isOfIds && (Array.isArray(value) || typeof value === 'number') ? String(value) : value]];
  });
  return Object.fromEntries(written) as object;
}

function listed(parameters: Schemas, describedBefore: Schemas): Schemas {
  const schemas = Object.entries(parameters).map(([name, schema]) => {
    if (schema.description === describedBefore[name]?.description) return [name, { type: schema.type }];
    const {
      pattern: _pattern,
      minimum: _minimum,
      maximum: _maximum,
      maxLength: _maxLength,
      ...rest
    } = schema;
    return [name, rest];
  });
  return Object.fromEntries(schemas) as Schemas;
}

function faultsIn(errors: readonly ErrorObject[], parameters: Schemas): string[] {
  const unknown: string[] = [];
  const faults = errors.flatMap(({ keyword, instancePath, params }) => {
    const { missingProperty, additionalProperty } = params as Readonly<Record<string, string>>;
    if (keyword === 'required') return [`${missingProperty} is required.`];
    if (additionalProperty !== undefined) {
      unknown.push(additionalProperty.slice(0, MAX_NAME_LENGTH));
      return [];
    }
    const name = instancePath.split('/')[1] ?? '';
    return [`${name} must be ${describeValues(name, parameters[name] ?? {})}.`];
  });
  if (unknown.length === 0) return faults;
  const names = unknown.slice(0, MAX_REPEATED).join(', ');
  return [`There is no argument ${names}. There are: ${Object.keys(parameters).join(', ')}.`, ...faults];
}

/** `yearFrom` and `yearTo`, for instance, when the first is above the second. */
function reversedSpans(given: object): string[] {
  const values = new Map<string, unknown>(Object.entries(given));
  return [...values].flatMap(([name, from]) => {
    const end = name.replace(/From$/, 'To');
    const to = values.get(end);
    return typeof from === 'number' && typeof to === 'number' && from > to
      ? [`${name} must not be above ${end}.`]
      : [];
  });
}
