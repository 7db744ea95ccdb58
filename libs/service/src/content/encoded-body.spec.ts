import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { EncodedBody } from './encodings.js';

describe('a body', () => {
  it.each(['br', 'gzip', 'zstd'] as const)('is sent in %s when that is smaller', async encoding => {
    const body = new EncodedBody('text '.repeat(1_000), 'quick');
    const form = await body.in(encoding);
    expect(form.encoding).toBe(encoding);
    expect(form.bytes.length).toBeLessThan(5_000);
    expect(body.heldBytes).toBe(5_000 + form.bytes.length);
  });

  it.each(['br', 'gzip', 'zstd'] as const)(
    'is sent as it is when %s would make it larger',
    async encoding => {
      const bytes = randomBytes(4_000);
      const body = new EncodedBody(bytes, 'quick');
      expect(await body.in(encoding)).toEqual({ bytes, encoding: undefined });
      expect(body.heldBytes).toBe(4_000);
    },
  );

  it('is sent as it is when it is short, or when the client wants no coding', async () => {
    expect((await new EncodedBody('a'.repeat(1_023), 'quick').in('gzip')).encoding).toBeUndefined();
    expect((await new EncodedBody('a'.repeat(5_000), 'quick').in(undefined)).encoding).toBeUndefined();
  });
});
