/** Data: line drawings on a grid of 16, in the color of the text beside them. */
const DRAWINGS = {
  activity: 'M1.5 8h3l2-5 3 10 2-5h3',
  arrow: 'M3 8h10M9 4l4 4-4 4',
  bars: 'M2.5 14h11M4 14V8M8 14V3M12 14V6',
  book: 'M8 3.5C6.5 2.5 4 2.5 2 3v10c2-.5 4.5-.5 6 .5 1.5-1 4-1 6-.5V3c-2-.5-4.5-.5-6 .5zM8 3.5v10',
  check: 'M3 8.5l3.5 3.5L13 4.5',
  chevron: 'M4 6l4 4 4-4',
  clock: 'M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 1 0 0-12.5M8 4.5V8l2.5 1.5',
  close: 'M4 4l8 8M12 4l-8 8',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  download: 'M8 2v8M4.5 7L8 10.5 11.5 7M2.5 13.5h11',
  external: 'M6 3H3v10h10v-3M9 2.5h4.5V7M13 3L7.5 8.5',
  laptop: 'M3.5 3.5h9v6.5h-9zM1.5 13h13',
  phone: 'M5 1.75h6v12.5H5zM7.25 12h1.5',
  info: 'M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 1 0 0-12.5M8 7.25V11M8 5v.25',
  key: 'M5 8.25a2.75 2.75 0 1 0 0 5.5a2.75 2.75 0 1 0 0-5.5M7 9l6.5-6.5M11 5l2 2',
  list: 'M5.5 4h8M5.5 8h8M5.5 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01',
  mail: 'M2 3.5h12v9H2zM2 4.5l6 4.5 6-4.5',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  more: 'M3.25 8h.01M8 8h.01M12.75 8h.01',
  moon: 'M13.5 9.5A6 6 0 0 1 6.5 2.5a6 6 0 1 0 7 7z',
  plus: 'M8 3v10M3 8h10',
  pencil: 'M3 13l.75-3L11 2.75 13.25 5 6 12.25zM9.5 4.25L11.75 6.5',
  refuse: 'M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 1 0 0-12.5M3.6 3.6l8.8 8.8',
  search: 'M7 2.25a4.75 4.75 0 1 0 0 9.5a4.75 4.75 0 1 0 0-9.5M10.5 10.5L14 14',
  sun: 'M8 5a3 3 0 1 0 0 6a3 3 0 1 0 0-6M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1',
  terminal: 'M2.5 4l4 4-4 4M8.5 12h5',
  trash: 'M2.5 4.5h11M6 4V2.5h4V4M4 4.5l.75 9h6.5l.75-9M6.5 7v4M9.5 7v4',
  turn: 'M13.5 6.5A5.75 5.75 0 0 0 3 5.5M2.5 2.5v3h3M2.5 9.5A5.75 5.75 0 0 0 13 10.5M13.5 13.5v-3h-3',
  user: 'M8 2a3 3 0 1 0 0 6a3 3 0 1 0 0-6M2.5 14c.5-3 2.5-4 5.5-4s5 1 5.5 4',
  wait: 'M4 2h8M4 14h8M5 2v2.5l3 3.5-3 3.5V14M11 2v2.5L8 8l3 3.5V14',
  warning: 'M8 2l6.5 11.5h-13zM8 6.5v3M8 11.25v.25',
} as const;

export type IconName = keyof typeof DRAWINGS;

/** An icon as inline SVG. Decoration: words beside it, or a label of its button, say what it means. */
export function icon(name: IconName): string {
  return (
    '<svg class="icon" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" ' +
    `stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="${DRAWINGS[name]}"/></svg>`
  );
}
