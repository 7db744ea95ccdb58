const COLUMNS = ['passed', 'failed', 'skipped'];

/** A table of the tiers, then, last and alone on its line, the sum that CI reads. */
export function printSummary(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log(`\n${''.padEnd(width)}  ${COLUMNS.map(column => column.padStart(7)).join('  ')}     time`);
  for (const { name, seconds, remark = '', ...counts } of results) {
    const cells = COLUMNS.map(column => String(counts[column]).padStart(7)).join('  ');
    console.log(`${name.padEnd(width)}  ${cells}  ${seconds.toFixed(1).padStart(6)}s  ${remark}`.trimEnd());
  }
  const total = sum(results);
  console.log(`\n${COLUMNS.map(column => `${total[column]} ${column}`).join(', ')}`);
}

export function sum(results) {
  const of = column => results.reduce((total, counts) => total + counts[column], 0);
  return Object.fromEntries(COLUMNS.map(column => [column, of(column)]));
}
