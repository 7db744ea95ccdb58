import type { Child } from 'hono/jsx';

/** A string, which a colon makes the name of a member; numbers and words; what is left out. */
const MARKED = /("[^"]*")(?=(:?))|\b(?:-?\d+|true|false|null)\b|…/g;

/** JSON with its members, strings and numbers marked by color; its text is unchanged. It may leave parts out with “…”. */
export function MarkedJson({ text }: { readonly text: string }): Child {
  const parts: Child[] = [];
  let end = 0;
  for (const { 0: found, 1: string, 2: colon, index } of text.matchAll(MARKED)) {
    parts.push(text.slice(end, index));
    parts.push(<span class={classOf(found, string, colon)}>{found}</span>);
    end = index + found.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}

function classOf(found: string, string: string | undefined, colon: string | undefined): string {
  if (found === '…') return 'code-dim';
  if (string === undefined) return 'code-num';
  return colon === ':' ? 'code-key' : 'code-str';
}
