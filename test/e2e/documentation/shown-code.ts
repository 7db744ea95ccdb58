/** The text of markup as a reader sees and copies it. */
export function textOf(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, character: string) => String.fromCharCode(Number(character)));
}

/** The text of all code panels of a page with this label. */
export function panelsOf(page: string, label: string): string[] {
  const panels = page.matchAll(new RegExp(`aria-label="${label}"><code>([^]*?)</code>`, 'g'));
  return Array.from(panels, ([, code]) => textOf(code!));
}

/** An asynchronous function from its text: the names of its parameters, then its body. */
export const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<unknown>;
