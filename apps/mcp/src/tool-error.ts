/** A tool cannot answer, for a reason that the assistant can act on. The message is what the assistant reads. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
