import type { JSONRPCMessage, JSONRPCRequest, Transport } from '@modelcontextprotocol/server';
import { Refusal } from './refusal.js';

/** The transport between one HTTP request of an early version and the MCP server that answers it: one message at a time. */
export class Exchange implements Transport {
  onmessage?: (message: JSONRPCMessage) => void;
  onclose?: () => void;
  private settle = (_answer: JSONRPCMessage | Refusal): void => {};

  async start(): Promise<void> {}

  /** @throws Refusal when the exchange is closed before there is an answer */
  async answerTo(request: JSONRPCRequest): Promise<JSONRPCMessage> {
    const answer = await new Promise<JSONRPCMessage | Refusal>(resolve => {
      this.settle = resolve;
      this.onmessage?.(request);
    });
    if (answer instanceof Refusal) throw answer;
    return answer;
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.settle(message);
  }

  async close(): Promise<void> {
    this.settle(new Refusal(408, 'The client did not wait for the answer.'));
    this.onclose?.();
  }
}
