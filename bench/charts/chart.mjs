const WIDTH = 760;
const LABELS = 250;
const PLOT = WIDTH - LABELS - 70;
const HEAD = 56;

/** Light, dark; the first is ours. Told apart by their lightness and their shape, too. */
const COLORS = [
  '#1c5a46 #63c29e',
  '#ad7210 #e0a63f',
  '#1b4f79 #92c5ec',
  '#653a7b #cca8e7',
  '#912418 #f4a191',
];
const SHAPES = [
  'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0',
  'M-5 -5h10v10h-10z',
  'M0 -6.5L6 5h-12z',
  'M0 -7L6 0L0 7L-6 0z',
  'M-5 -5L5 5M-5 5L5 -5',
];

/**
 * A dot on a scale for each series in each row.
 * @param rows label and one value a series
 * @param max the end of the scale
 */
export function dotChart({ title, unit, series, rows, max }) {
  const height = HEAD + rows.length * 26 + 34;
  const x = value => LABELS + (value / max) * PLOT;
  const lines = rows.map(({ label, values }, row) => {
    const y = HEAD + row * 26 + 13;
    // Ours is drawn last, above the others.
    const dots = values.map((value, at) => mark(at, x(value), y)).reverse();
    return `${labelAt(label, y)}<path class="grid" d="M${LABELS} ${y}H${LABELS + PLOT}"/>${dots.join('')}`;
  });
  return svg(title, height, [...legend(series, true), ...lines, scale(max, unit, x, height - 30)]);
}

/** Bars side by side for each series in each row, with their values. */
export function barChart({ title, unit, series, rows, digits }) {
  const max = Math.max(...rows.flatMap(({ values }) => values));
  const rowHeight = series.length * 15 + 14;
  const bars = rows.map(({ label, values }, row) => {
    const top = HEAD + row * rowHeight;
    const each = values.map((value, at) => {
      const length = Math.max(1, (value / max) * PLOT);
      const y = top + at * 15;
      return `<rect class="c${at}" x="${LABELS}" y="${y}" width="${round(length)}" height="11" rx="2"/><text class="value" x="${round(LABELS + length + 6)}" y="${y + 9.5}">${value.toFixed(digits)} ${unit}</text>`;
    });
    return `${labelAt(label, top + (values.length * 15) / 2 - 2)}${each.join('')}`;
  });
  const keys = series.length > 1 ? legend(series, false) : [];
  return svg(title, HEAD + rows.length * rowHeight + 4, [...keys, ...bars]);
}

function svg(title, height, parts) {
  const colors = place =>
    COLORS.map((pair, at) => `.c${at}{fill:${pair.split(' ')[place]};stroke:${pair.split(' ')[place]}}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">
<style>text{font:13px system-ui,sans-serif;fill:#211d17}.title{font-weight:600;font-size:15px}.value,.scale{font-size:11px;fill:#4a4338}.back{fill:#fff}.grid{stroke:#e5decf}${colors(0).join('')}rect,.back{stroke:none}path{stroke-width:1.5}@media(prefers-color-scheme:dark){text{fill:#f3ede2}.value,.scale{fill:#c8bfb0}.back{fill:#15130f}.grid{stroke:#37322a}${colors(1).join('')}rect{stroke:none}}</style>
<rect class="back" width="${WIDTH}" height="${height}" rx="8"/>
<text class="title" x="16" y="24">${escaped(title)}</text>
${parts.join('\n')}
</svg>
`;
}

function legend(series, asMarks) {
  let x = 16;
  return series.map((name, at) => {
    const sign = asMarks
      ? mark(at, x + 6, 41)
      : `<rect class="c${at}" x="${x}" y="36" width="12" height="10" rx="2"/>`;
    const text = `<text class="value" x="${x + 18}" y="45">${escaped(name)}</text>`;
    x += 34 + name.length * 6.2;
    return sign + text;
  });
}

function mark(at, x, y) {
  return `<path class="c${at}" transform="translate(${round(x)} ${y})" d="${SHAPES[at]}"/>`;
}

function labelAt(label, y) {
  return `<text x="${LABELS - 12}" y="${round(y + 4.5)}" text-anchor="end">${escaped(label)}</text>`;
}

function scale(max, unit, x, y) {
  return [0, 0.25, 0.5, 0.75, 1]
    .map(
      part =>
        `<text class="scale" x="${round(x(part * max))}" y="${y + 16}" text-anchor="middle">${part * max} ${unit}</text>`,
    )
    .join('');
}

function round(number) {
  return Math.round(number * 10) / 10;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
