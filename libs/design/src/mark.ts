/** Faces of the die in a hexagon of 48 × 54: a pip is a circle in the coordinates of its face, 0 to 1. */
const TOP = 'matrix(22.5 13 -22.5 13 24 1)';
const LEFT = 'matrix(22.5 13 0 26 1.5 14)';
const RIGHT = 'matrix(22.5 -13 0 26 24 27)';

const FACES = [
  ['mark-top', 'M24 1l22.5 13L24 27 1.5 14z'],
  ['mark-left', 'M1.5 14 24 27v26L1.5 40z'],
  ['mark-right', 'M46.5 14 24 27v26l22.5-13z'],
] as const;

const PIPS = [
  ['mark-pip', LEFT, 0.3, 0.3],
  ['mark-pip', LEFT, 0.7, 0.7],
  ['mark-pip', RIGHT, 0.25, 0.75],
  ['mark-pip', RIGHT, 0.5, 0.5],
  ['mark-pip', RIGHT, 0.75, 0.25],
] as const;

/** The mark as inline SVG, for 24 px and more; colors come from the style sheet. Decoration: the name is beside it. */
export const MARK = drawMark(true);
/** The mark below 24 px: the top pip alone. */
const SMALL_MARK = drawMark(false);

const ICON_FILLS: Readonly<Record<string, string>> = {
  'mark-top': '#3f9777',
  'mark-left': '#1f664f',
  'mark-right': '#123d30',
  'mark-first': '#e9b44c',
};

/** The mark as a file of its own, for browser tabs. */
export const ICON_SVG = SMALL_MARK.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ').replaceAll(
  /class="(mark-[a-z]+)"/g,
  (_, name: string) => `fill="${ICON_FILLS[name] ?? ''}"`,
);

function drawMark(withAllPips: boolean): string {
  const faces = FACES.map(([name, path]) => `<path class="${name}" d="${path}"/>`).join('');
  const pips = [['mark-first', TOP, 0.5, 0.5] as const, ...(withAllPips ? PIPS : [])]
    .map(([name, face, x, y]) => `<circle class="${name}" transform="${face}" cx="${x}" cy="${y}" r=".13"/>`)
    .join('');
  return `<svg class="mark" viewBox="0 0 48 54" aria-hidden="true" focusable="false">${faces}${pips}</svg>`;
}
