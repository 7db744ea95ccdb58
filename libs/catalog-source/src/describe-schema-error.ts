import type { ErrorObject } from 'ajv/dist/2020.js';
import { editDistance } from '#libs/catalog';
import type { RecordFault } from './record-fault.js';

/** A schema error as a message that says what to change. */
export function describeSchemaError(error: ErrorObject): RecordFault {
  const field = error.instancePath.slice(1).replaceAll('/', '.');
  const params = error.params as Record<string, string | number>;
  switch (error.keyword) {
    case 'required':
      return { field: within(field, String(params.missingProperty)), message: 'is missing' };
    case 'additionalProperties':
      return unknownField(field, String(params.additionalProperty), error);
    case 'type':
      return { field, message: `must be ${wantedTypes(params.type)}, but is ${shown(error.data)}` };
    case 'minimum':
    case 'maximum':
      return {
        field,
        message: `must be ${params.comparison} ${params.limit}, but is ${shown(error.data)}`,
      };
    case 'maxLength':
      return { field, message: `must have at most ${params.limit} characters` };
    case 'minItems':
      return { field, message: 'must not be empty' };
    case 'uniqueItems':
      return { field, message: `holds the same item twice, at ${params.j} and ${params.i}` };
    default: {
      const wanted = (error.parentSchema as { description?: string } | undefined)?.description;
      return {
        field,
        message: wanted
          ? `must be ${wanted}, but is ${shown(error.data)}`
          : (error.message ?? 'is not valid'),
      };
    }
  }
}

function unknownField(field: string, name: string, error: ErrorObject): RecordFault {
  const known = Object.keys((error.parentSchema as { properties: object }).properties);
  const near = known.find(candidate => editDistance(name.toLowerCase(), candidate.toLowerCase(), 2) <= 2);
  const hint = near ? `; did you mean "${near}"?` : `; known are ${known.join(', ')}`;
  return { field: within(field, name), message: `unknown field${hint}` };
}

function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** One type, or the two of what may be `null`. */
function wantedTypes(types: unknown): string {
  return [types]
    .flat()
    .map(type => (type === 'null' ? 'null' : article(String(type))))
    .join(' or ');
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

const LONGEST_SHOWN = 60;

function shown(value: unknown): string {
  // JSON has no number beyond the greatest: `1e400` is read as infinity.
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
