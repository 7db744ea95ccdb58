/** Lists and objects up to this length stay on one line. */
const ONE_LINE = 44;

/** JSON for people: small lists and objects on one line, everything else indented by two. */
export function formatJson(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const [open, close, parts] = Array.isArray(value)
    ? ['[', ']', value.map(item => formatJson(item, inner))]
    : [
        '{',
        '}',
        Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${formatJson(item, inner)}`),
      ];
  if (parts.length === 0) return open + close;
  const short = Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (short.length <= ONE_LINE && !short.includes('\n') && !holdsObject(value)) return short;
  return `${open}\n${parts.map(part => inner + part).join(',\n')}\n${indent}${close}`;
}

function holdsObject(value: object): boolean {
  return Object.values(value).some(item => typeof item === 'object' && item !== null && !Array.isArray(item));
}
