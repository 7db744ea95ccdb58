import { describe, expect, it } from '@jest/globals';
import { readDesign } from './read-design.js';

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[0-9a-f]{2}/g) ?? [])
    .map(part => Number.parseInt(part, 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const { css, fonts, icon } = await readDesign();

/** Both values of a token: light, then dark. */
function token(name: string): string[] {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const colors = value.match(/#[0-9a-f]{6}/g) ?? [];
  return colors.length === 1 ? [...colors, ...colors] : colors;
}

const STATES = ['ok', 'info', 'warn', 'danger', 'limit'];

const TEXT = [
  ...['text', 'muted', 'subtle', 'brand-text', ...STATES].flatMap(text =>
    ['bg', 'sunken', 'surface', 'hover'].map(ground => [text, ground] as const),
  ),
  ...STATES.flatMap(state => [state, 'text', 'muted'].map(text => [text, `${state}-soft`] as const)),
  ...['text', 'muted', 'brand-text'].map(text => [text, 'neutral-soft'] as const),
  ...['code', 'code-dim', 'code-key', 'code-str', 'code-num'].flatMap(text =>
    ['code-bg', 'code-bar'].map(ground => [text, ground] as const),
  ),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['brand-text', 'brand-soft'],
  ...['felt', 'felt-2'].flatMap(ground => ['felt-text', 'felt-muted'].map(text => [text, ground] as const)),
] as const;

describe('the colors', () => {
  it.each(TEXT)('%s on %s has a contrast of at least 7 in both schemes (WCAG AAA)', (text, ground) => {
    const [one, other] = [token(text), token(ground)];
    expect(one).toHaveLength(2);
    for (const scheme of [0, 1])
      expect(contrast(one[scheme] ?? '', other[scheme] ?? '')).toBeGreaterThanOrEqual(7);
  });

  it.each(['border-strong', 'focus'])('%s has a contrast of at least 3 on every surface', name => {
    for (const ground of ['bg', 'surface'])
      for (const scheme of [0, 1])
        expect(contrast(token(name)[scheme] ?? '', token(ground)[scheme] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

describe('the fonts', () => {
  it('are exactly those that the style sheet names', () => {
    const named = Array.from(css.matchAll(/url\(([^)]+)\)/g), ([, address]) => address);
    expect(named).toEqual(fonts.map(({ name }) => name));
    expect(named).toHaveLength(6);
    expect(new Set(named).size).toBe(6);
  });
});

describe('the icon', () => {
  it('contains its colors, because no style sheet applies to it', () => {
    expect(icon.name).toMatch(/^icon\.[\w-]{12}\.svg$/);
  });
});
