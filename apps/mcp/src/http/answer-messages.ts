import {
  isJSONRPCRequest,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
  type JSONRPCRequest,
} from '@modelcontextprotocol/sdk/types.js';
import { TOOL_LIST } from '../tools/tools.js';
import { invalidRequest } from './refusal.js';

/** Early versions of the protocol allow batches; their clients send a handful of messages. */
const MAX_MESSAGES = 10;

/** Written once: of all answers this one is the longest that needs no key to be made. */
const TOOL_LIST_TEXT = JSON.stringify(TOOL_LIST);

/**
 * Answers the body of a request: one message, or a batch of them, one after the other.
 * @returns JSON; `undefined` when no message asks for an answer
 * @throws Refusal when it is not a message of JSON-RPC, or a batch is too long
 */
export async function answerMessages(
  body: unknown,
  answerTo: (request: JSONRPCRequest) => Promise<JSONRPCMessage>,
): Promise<string | undefined> {
  const answers: string[] = [];
  for (const message of messagesIn(body)) {
    if (!isJSONRPCRequest(message)) continue;
    answers.push(
      message.method === 'tools/list'
        ? `{"jsonrpc":"2.0","id":${JSON.stringify(message.id)},"result":${TOOL_LIST_TEXT}}`
        : JSON.stringify(await answerTo(message)),
    );
  }
  if (answers.length === 0) return undefined;
  return Array.isArray(body) ? `[${answers.join(',')}]` : answers[0];
}

function messagesIn(body: unknown): JSONRPCMessage[] {
  const given: unknown[] = Array.isArray(body) ? body : [body];
  if (given.length === 0 || given.length > MAX_MESSAGES)
    throw invalidRequest(400, `A batch must have 1 to ${MAX_MESSAGES} messages.`);
  return given.map(message => {
    const { success, data } = JSONRPCMessageSchema.safeParse(message);
    if (!success) throw invalidRequest(400, 'The body is not a message of JSON-RPC 2.0.');
    return data;
  });
}
