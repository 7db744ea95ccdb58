/** A table; cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A share as percent, rounded down, so that 100 means all. */
export function percent(share: number): string {
  return share === 1 ? '100' : (Math.floor(share * 1_000 + 1e-6) / 10).toFixed(1);
}

export function milliseconds(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(1);
}

export function megabytes(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} MB`;
}

export function grouped(count: number): string {
  return count.toLocaleString('en');
}

/** Escapes any text that people typed. */
export function typed(text: string): string {
  return `“${text.normalize('NFC').replace(/[|*_`<\\]/g, character => `\\${character}`)}”`;
}
