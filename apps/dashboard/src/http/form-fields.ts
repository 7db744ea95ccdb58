/** The body of a form as it was received, not validated yet. */
export type FormBody = Readonly<Record<string, unknown>> | undefined;

/** The text of one field; empty when it is missing or was sent several times. */
export function fieldOf(body: FormBody, name: string): string {
  const value = body !== undefined && Object.hasOwn(body, name) ? body[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** What is remembered of a text that is too long: enough to recognize it. */
const MAX_REMEMBERED = 200;

/**
 * What a person entered into a form, to be shown again: each text shortened, without what the form itself adds. A list that
 * is too long is left out: half of its last line would be another entry.
 */
export function enteredInto(body: FormBody): Readonly<Record<string, string>> {
  const texts = Object.entries(body ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'formToken' && name !== 'formId' && !isLongList(value)
      ? [[name, value.slice(0, MAX_REMEMBERED)] as const]
      : [],
  );
  return Object.fromEntries(texts);
}

function isLongList(text: string): boolean {
  return text.length > MAX_REMEMBERED && text.includes('\n');
}
