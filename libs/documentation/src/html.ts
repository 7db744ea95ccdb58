/** Markup that is safe to send as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Content = string | number | Html | readonly Html[];

/** A template that escapes everything that is not markup already. */
export function html(markup: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(String.raw({ raw: markup }, ...contents.map(textOf)));
}

function textOf(content: Content): string {
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(part => part.text).join('');
  return String(content).replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
