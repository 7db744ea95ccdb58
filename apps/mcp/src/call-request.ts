import { CallToolRequestSchema, ErrorCode } from '@modelcontextprotocol/sdk/types.js';

const { params } = CallToolRequestSchema.shape;

const EXAMPLE = { name: 'get_game', arguments: { id: 'catan' } };
const MUST_BE: Readonly<Record<string, string>> = {
  params: 'an object with the name of a tool and its arguments',
  'params.name': 'the name of a tool, as a text',
  'params.arguments': 'an object with the arguments by name, or left out',
};

/** A call of a tool. The SDK's own schema would answer parameters that it refuses with an internal error and its list of issues. */
export const CALL_REQUEST = CallToolRequestSchema.extend({
  // Some clients send null for arguments that they leave out.
  params: params.extend({ arguments: params.shape.arguments.nullable() }).catch(({ issues }): never => {
    const faults = issues.map(({ path: [member = ''] = [] }) => {
      const name = member === '' ? 'params' : `params.${String(member)}`;
      return `${name} must be ${MUST_BE[name] ?? 'as the protocol defines it'}`;
    });
    const message = `${faults.join('; ')}. For example: ${JSON.stringify(EXAMPLE)}`;
    throw Object.assign(new Error(message), { code: ErrorCode.InvalidParams });
  }),
});
