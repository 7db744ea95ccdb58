/** What `{{name}}` stands for in texts of the documentation. */
export type Placeholders = Readonly<Record<string, string>>;

/** A text with the values of its placeholders; one without a value is left out. */
export function fillPlaceholders(text: string, values: Placeholders): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
