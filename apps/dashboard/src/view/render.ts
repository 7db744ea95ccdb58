import type { Child, JSXNode } from 'hono/jsx';

/** A whole document as text. Everything in it that is not markup was escaped by the template. */
export function render(page: Child): string {
  return `<!doctype html>${(page as JSXNode).toString() as string}`;
}
