import { describe, expect, it } from '@jest/globals';
import { outsideOf, readCaller } from './caller.js';
import { originPrefix } from './origins.js';

/** Whether a key that is restricted to `allowed` may be used with this field `Origin`. */
function isAllowed(allowed: string, origin: string | undefined): boolean {
  return (
    outsideOf({ origins: [originPrefix(allowed)], networks: [] }, readCaller({ origin, address: '::1' })) ===
    undefined
  );
}

describe('an origin is allowed', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['https://example.com', 'https://example.com:443'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['https://xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
    ['https://*.example.com', 'https://shop.example.com'],
    ['https://*.example.com', 'https://a.b.example.com'],
    ['https://*.example.com:8443', 'https://a.example.com:8443'],
  ])('by %s: %s', (allowed, origin) => {
    expect(isAllowed(allowed, origin)).toBe(true);
  });
});

describe('an origin is refused', () => {
  it.each([
    ['https://example.com', undefined],
    ['https://example.com', ''],
    ['https://example.com', 'null'],
    ['https://example.com', 'http://example.com'],
    ['https://example.com', 'https://example.com:8443'],
    ['https://example.com', 'https://example.com.'],
    ['https://example.com', 'https://EXAMPLE.com'],
    ['https://example.com', 'HTTPS://example.com'],
    ['https://example.com', 'https://example.com/'],
    ['https://example.com', 'https://example.com, https://example.com'],
    ['https://example.com', 'https://evil.example, https://example.com'],
    ['https://example.com', 'https://user@example.com'],
    ['https://example.com', 'https://example.com:443@evil.example'],
    ['https://example.com', 'https://evil-example.com'],
    ['https://example.com', 'https://example.com.evil.example'],
    ['https://example.com', 'https://shop.example.com'],
    ['https://example.com', ' https://example.com'],
    ['https://example.com', `https://example.com${'.a'.repeat(200)}`],
    ['https://*.example.com', 'https://example.com'],
    ['https://*.example.com', 'https://*.example.com'],
    ['https://*.example.com', 'https://.example.com'],
    ['https://*.example.com', 'https://evil-example.com'],
    ['https://*.example.com', 'https://shop.example.com.evil.example'],
    ['https://*.example.com', 'https://shop.example.com:8443'],
    ['https://*.example.com', 'http://shop.example.com'],
    ['https://*.example.com', 'https://evil.example/.example.com'],
    ['https://*.example.com', 'https://evil.example#.example.com'],
    ['https://*.example.com', 'https://a@evil.example?.example.com'],
    ['https://xn--bcher-kva.example', 'https://bücher.example'],
  ])('by %s: %s', (allowed, origin) => {
    expect(isAllowed(allowed, origin)).toBe(false);
  });
});
