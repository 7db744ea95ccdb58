import { expect, it } from '@jest/globals';
import type { Resource } from '#libs/catalog';
import { toDocument } from './document.js';
import { indexDigest } from './index-digest.js';
import { mapping } from './mapping.js';

const SOURCE = 'ab'.repeat(32);

it('is the same for the same source, indexed in the same way', () => {
  expect(indexDigest(SOURCE)).toBe(indexDigest(SOURCE));
  expect(indexDigest(SOURCE)).toMatch(/^[0-9a-f]{64}$/);
});

it('changes with the source', () => {
  expect(indexDigest('cd'.repeat(32))).not.toBe(indexDigest(SOURCE));
});

it('changes with the mapping of any list', () => {
  const changed = (resource: Resource) =>
    resource === 'people' ? { ...mapping(resource), dynamic: false } : mapping(resource);
  expect(indexDigest(SOURCE, changed)).not.toBe(indexDigest(SOURCE));
});

it('changes with what a document is made of', () => {
  const changed: typeof toDocument = (resource, entry) => ({ ...toDocument(resource, entry), more: true });
  expect(indexDigest(SOURCE, mapping, changed)).not.toBe(indexDigest(SOURCE));
});
