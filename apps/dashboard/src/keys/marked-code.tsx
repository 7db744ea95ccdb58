import type { Child } from 'hono/jsx';

/** Strings, then words that a language knows; everything else stays as it is. */
const MARKED = /("[^"]*"|`[^`]*`)|\b(export|curl|const|await|import|from|for|of|new|with|as|print)\b/g;

/** A sample with its strings and keywords marked by color; its text is unchanged. */
export function MarkedCode({ text }: { readonly text: string }): Child {
  const parts: Child[] = [];
  let end = 0;
  for (const { 0: found, 1: string, index } of text.matchAll(MARKED)) {
    parts.push(text.slice(end, index));
    parts.push(<span class={string === undefined ? 'code-key' : 'code-str'}>{found}</span>);
    end = index + found.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
