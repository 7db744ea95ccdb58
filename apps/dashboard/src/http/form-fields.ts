/** The body of a form as it was received, not validated yet. */
export type FormBody = Readonly<Record<string, unknown>> | undefined;

/** The text of one field; empty when it is missing or was sent several times. */
export function fieldOf(body: FormBody, name: string): string {
  const value = body !== undefined && Object.hasOwn(body, name) ? body[name] : undefined;
  return typeof value === 'string' ? value : '';
}
