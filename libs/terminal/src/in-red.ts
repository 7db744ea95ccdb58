import { styleText } from 'node:util';

/** `text` in red where `stream` is a terminal that shows colors. */
export function inRed(text: string, stream: NodeJS.WritableStream & { readonly isTTY?: boolean }): string {
  return stream.isTTY ? styleText('red', text, { stream }) : text;
}
