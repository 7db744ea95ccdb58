import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

interface Call {
  readonly name: string;
  readonly given: object;
}

const EXAMPLE = { name: 'get_game', arguments: { id: 'catan' } };
const NAME = 'params.name must be the name of a tool, as a text';
const ARGUMENTS = 'params.arguments must be an object with the arguments by name, or left out';

/**
 * The call of a tool in the parameters of a request.
 * @throws ProtocolError that says in a sentence how to call one; the SDK's own error is its list of issues
 */
export function callIn(params: Readonly<Record<string, unknown>> | undefined): Call {
  if (params === undefined)
    throw refused('params must be an object with the name of a tool and its arguments');
  const { name, arguments: given } = params;
  // Some clients send null for arguments that they leave out.
  const isGiven = given !== undefined && given !== null;
  const areArguments = !isGiven || (typeof given === 'object' && !Array.isArray(given));
  const faults = [...(typeof name === 'string' ? [] : [NAME]), ...(areArguments ? [] : [ARGUMENTS])];
  if (faults.length > 0) throw refused(faults.join('; '));
  return { name: name as string, given: given ?? {} };
}

function refused(fault: string): ProtocolError {
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `${fault}. For example: ${JSON.stringify(EXAMPLE)}`,
  );
}
