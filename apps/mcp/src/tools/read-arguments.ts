import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { describeValues } from './describe-values.js';
import type { Schemas } from './schemas.js';
import { ToolError } from '../tool-error.js';

/** The arguments that a tool takes. */
export interface Arguments {
  readonly schema: { type: 'object'; properties: Record<string, object>; required: string[] };
  /**
   * Fills in defaults.
   * @throws ToolError with a sentence for everything that is wrong with the arguments
   */
  readonly read: (given: object) => object;
}

const ajv = new Ajv2020({ allErrors: true, useDefaults: true });

/** Arguments that a tool does not know are refused: an assistant would believe that they had an effect. */
export function argumentsOf(parameters: Schemas, required: readonly string[]): Arguments {
  const schema = {
    type: 'object' as const,
    properties: { ...parameters },
    required: [...required],
    additionalProperties: false,
  };
  const isValid = ajv.compile(schema);
  return {
    schema,
    read: given => {
      const read = { ...given };
      if (isValid(read)) return read;
      const faults = new Set(isValid.errors?.map(error => explainFault(error, parameters)));
      throw new ToolError([...faults].join('\n'));
    },
  };
}

function explainFault({ keyword, instancePath, params }: ErrorObject, parameters: Schemas): string {
  const { missingProperty, additionalProperty } = params as Readonly<Record<string, string>>;
  if (keyword === 'required') return `${missingProperty} is required.`;
  if (keyword === 'additionalProperties')
    return `There is no argument ${additionalProperty}. There are: ${Object.keys(parameters).join(', ')}.`;
  const name = instancePath.split('/')[1] ?? '';
  return `${name} must be ${describeValues(parameters[name] ?? {})}.`;
}
