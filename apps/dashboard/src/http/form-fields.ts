/** The body of a form as it was received, not validated yet. */
export type FormBody = Readonly<Record<string, unknown>> | undefined;

/** The text of one field; empty when it is missing or was sent several times. */
export function fieldOf(body: FormBody, name: string): string {
  const value = body !== undefined && Object.hasOwn(body, name) ? body[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** The most characters of a text that are remembered. */
const MAX_REMEMBERED = 200;

/**
 * What a person entered into a form, to be shown again, without what the form itself adds. A text that is too long is left
 * out: cut off, it would be another one, as `192.0.2.0/2` is a larger network than `192.0.2.0/24`.
 */
export function enteredInto(body: FormBody): Readonly<Record<string, string>> {
  const texts = Object.entries(body ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'formToken' && name !== 'formId' && value.length <= MAX_REMEMBERED
      ? [[name, value] as const]
      : [],
  );
  return Object.fromEntries(texts);
}
