import { renderColumns } from '#libs/terminal';

/** A key and its details; the key is alone on the first line, easy to copy or to pipe. */
export function newKeyText(
  key: string,
  fields: readonly (readonly [label: string, value: string])[],
): string {
  return `${key}\n\nThe key is shown only now. Keep it safe.\n\n${renderColumns(fields)}`;
}
