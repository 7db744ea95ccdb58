import { expect } from '@jest/globals';

/**
 * Compares a response as guides show it, where `…` replaces an omitted member, item or value. The rest must be in the
 * real response, with items in the same order from the first one on.
 */
export function expectShown(actual: unknown, shown: string): void {
  const json = shown
    .replaceAll('[…]', '"#any"')
    .replaceAll('"…"', '"#any"')
    .replace(/,?\s*…(?=\s*[}\]])/g, '')
    .replace(/…,?/g, '');
  expectPart(actual, JSON.parse(json) as unknown, '$');
}

function expectPart(actual: unknown, shown: unknown, place: string): void {
  if (shown === '#any') {
    expect([place, actual ?? undefined]).not.toEqual([place, undefined]);
  } else if (typeof shown === 'object' && shown !== null) {
    expect([place, Array.isArray(actual)]).toEqual([place, Array.isArray(shown)]);
    if (Array.isArray(shown) && shown.length === 0) expect([place, actual]).toEqual([place, []]);
    for (const [name, part] of Object.entries(shown))
      expectPart((actual as Record<string, unknown>)[name], part, `${place}.${name}`);
  } else {
    expect([place, actual]).toEqual([place, shown]);
  }
}
