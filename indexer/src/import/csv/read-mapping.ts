import { readFile, stat } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { editDistance } from '#libs/catalog';
import { UsageFailure } from '../../failure/indexer-failure.js';
import { FIELDS, LIST_FIELDS, type ColumnRule, type Field, type Mapping } from './mapping.js';
import { MAPPING_SCHEMA } from './mapping-schema.js';

const validate = new Ajv2020({ allErrors: true, verbose: true }).compile(MAPPING_SCHEMA);

/** @throws UsageFailure naming everything that is wrong with the file */
export async function readMapping(path: string): Promise<Mapping> {
  const written = await parseFile(path);
  const faults = validate(written) ? faultsOf(withRules(written)) : schemaFaults();
  if (faults.length > 0)
    throw new UsageFailure([`${path} cannot be used:`, ...faults.map(indented)].join('\n'));
  return withRules(written as WrittenMapping);
}

type WrittenMapping = Omit<Mapping, 'columns'> & { columns: Partial<Record<Field, string | ColumnRule>> };

async function parseFile(path: string): Promise<unknown> {
  const entry = await stat(path).catch(() => undefined);
  // Reading a pipe would wait for a writer. Why there is no entry is what reading says.
  if (entry?.isFile() === false)
    throw new UsageFailure(`${path} is not a regular file; --mapping names a JSON file`);
  try {
    return JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    const reason = readingFailure(error as NodeJS.ErrnoException);
    throw new UsageFailure(`${path} ${reason}`, { cause: error });
  }
}

function readingFailure({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'does not exist; --mapping names a JSON file (docs/importing.md)';
  return code === undefined ? `is not JSON: ${message}` : `cannot be read: ${message}`;
}

function withRules({ columns, ...rest }: WrittenMapping): Mapping {
  const rules = Object.entries(columns).map(([field, rule]) => [
    field,
    typeof rule === 'string' ? { column: rule } : rule,
  ]);
  return { ...rest, columns: Object.fromEntries(rules) as Mapping['columns'] };
}

function schemaFaults(): string[] {
  const faults = (validate.errors ?? []).map(error => {
    const place = error.instancePath.slice(1).replaceAll('/', '.');
    const params = error.params as Record<string, string>;
    if (error.keyword === 'additionalProperties' && place === 'columns')
      return unknownField(params.additionalProperty ?? '');
    if (error.keyword === 'additionalProperties')
      return `${place || 'the file'} may not have "${params.additionalProperty}"`;
    if (error.keyword === 'required' && place === '') return 'the file needs "columns"';
    const { description } = error.parentSchema as { description?: string };
    return `${place || 'the file'} ${description === undefined ? error.message : `must be ${description}`}`;
  });
  return [...new Set(faults)];
}

function unknownField(name: string): string {
  const near = FIELDS.find(field => editDistance(name.toLowerCase(), field.toLowerCase(), 2) <= 2);
  const hint = near === undefined ? `known are ${FIELDS.join(', ')}` : `did you mean "${near}"?`;
  return `columns.${name} is not a field of a record; ${hint}`;
}

function faultsOf({ columns }: Mapping): string[] {
  const fields = Object.keys(columns) as Field[];
  const isList = (field: Field) => (LIST_FIELDS as readonly Field[]).includes(field);
  const both = (['players', 'playtime'] as const).filter(
    range =>
      columns[range] !== undefined && (columns[`${range}.min`] ?? columns[`${range}.max`]) !== undefined,
  );
  return [
    ...(fields.some(field => field.startsWith('name.'))
      ? []
      : ['columns has no title: map at least one name.…']),
    ...both.map(range => `columns.${range} is a range by itself: leave out ${range}.min and ${range}.max`),
    ...fields
      .filter(field => columns[field]?.separator !== undefined && !isList(field))
      .map(field => `columns.${field}.separator: the field holds one value only`),
  ];
}

function indented(line: string): string {
  return `  ${line}`;
}
