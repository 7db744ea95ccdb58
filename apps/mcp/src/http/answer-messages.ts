import {
  isJSONRPCRequest,
  type JSONRPCMessage,
  type JSONRPCRequest,
  parseJSONRPCMessage,
} from '@modelcontextprotocol/server';
import { TOOL_LIST } from '../tools/tools.js';
import { invalidRequest } from './refusal.js';

/** Early versions of the protocol allow batches; their clients send a handful of messages. */
const MAX_MESSAGES = 10;

/** Written once: of all answers this one is the longest that needs no key to be made. */
const TOOL_LIST_TEXT = JSON.stringify(TOOL_LIST);

/** The messages in the body of a request: one, or a batch. @throws Refusal when there are none, or too many */
export function messagesIn(body: unknown): [JSONRPCMessage, ...JSONRPCMessage[]] {
  const given: unknown[] = Array.isArray(body) ? body : [body];
  if (given.length === 0 || given.length > MAX_MESSAGES)
    throw invalidRequest(400, `A batch must have 1 to ${MAX_MESSAGES} messages.`);
  try {
    return given.map(parseJSONRPCMessage) as [JSONRPCMessage, ...JSONRPCMessage[]];
  } catch {
    throw invalidRequest(400, 'The body is not a message of JSON-RPC 2.0.');
  }
}

/**
 * Answers messages one after the other.
 * @returns JSON by message; none for those that ask for no answer
 */
export async function answerMessages(
  messages: readonly JSONRPCMessage[],
  answerTo: (request: JSONRPCRequest) => Promise<JSONRPCMessage>,
): Promise<string[]> {
  const answers: string[] = [];
  for (const message of messages) {
    if (!isJSONRPCRequest(message)) continue;
    answers.push(
      message.method === 'tools/list'
        ? `{"jsonrpc":"2.0","id":${JSON.stringify(message.id)},"result":${TOOL_LIST_TEXT}}`
        : JSON.stringify(await answerTo(message)),
    );
  }
  return answers;
}
