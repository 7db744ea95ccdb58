import { FIELDS } from './mapping.js';

const text = { type: 'string', minLength: 1 } as const;

/** JSON Schema of a mapping file. A column by its name alone is short for a rule with nothing else. */
export const MAPPING_SCHEMA = {
  type: 'object',
  required: ['columns'],
  additionalProperties: false,
  properties: {
    delimiter: { enum: [',', ';', '\t'], description: '",", ";" or a tab' },
    encoding: text,
    columns: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        FIELDS.map(field => [
          field,
          {
            description: 'the name of a column, or an object with "column", "separator" and "values"',
            anyOf: [
              text,
              {
                type: 'object',
                required: ['column'],
                additionalProperties: false,
                properties: {
                  column: text,
                  separator: text,
                  values: { type: 'object', additionalProperties: { type: 'string' } },
                },
              },
            ],
          },
        ]),
      ),
    },
  },
} as const;
