import { CallToolRequestSchema, ErrorCode } from '@modelcontextprotocol/sdk/types.js';

const { params } = CallToolRequestSchema.shape;

const EXAMPLE = { name: 'get_game', arguments: { id: 'catan' } };
const MUST_BE: Readonly<Record<string, string>> = {
  '': 'an object with the name of a tool and its arguments',
  '.name': 'the name of a tool, as a text',
  '.arguments': 'an object with the arguments by name, or left out',
};

/** A call of a tool. The SDK's own schema would answer parameters that it refuses with an internal error and its list of issues. */
export const CALL_REQUEST = CallToolRequestSchema.extend({
  params: params.catch(({ error }): never => {
    const paths = error.issues.map(({ path: [member] }) =>
      member === undefined ? '' : `.${String(member)}`,
    );
    const faults = paths.map(
      path => `params${path} must be ${MUST_BE[path] ?? 'as the protocol defines it'}`,
    );
    const message = `${faults.join('; ')}. For example: ${JSON.stringify(EXAMPLE)}`;
    throw Object.assign(new Error(message), { code: ErrorCode.InvalidParams });
  }),
});
