import { describe, expect, it } from '@jest/globals';
import { Sealer } from './sealer.js';

const sealer = new Sealer('secret', 'purpose');

describe('a sealed text', () => {
  it('can be opened by the same secret, purpose and context', () => {
    const sealed = sealer.seal('Käfer 🎲', 'context');
    expect(new Sealer('secret', 'purpose').open(sealed, 'context')).toBe('Käfer 🎲');
  });

  it('is different every time, and does not contain the text', () => {
    const [first, second] = [sealer.seal('text', 'context'), sealer.seal('text', 'context')];
    expect(first).not.toBe(second);
    expect(Buffer.from(first, 'base64url').toString()).not.toContain('text');
  });

  it.each([
    ['another secret', new Sealer('other', 'purpose'), 'context'],
    ['another purpose', new Sealer('secret', 'other'), 'context'],
    ['another salt', new Sealer('secret', 'purpose', 'salt'), 'context'],
    ['another context', sealer, 'other'],
  ])('cannot be opened with %s', (_, other, context) => {
    expect(other.open(sealer.seal('text', 'context'), context)).toBeUndefined();
  });

  it('cannot be opened after one bit was changed, or when it is too short', () => {
    const bytes = Buffer.from(sealer.seal('text', 'context'), 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(sealer.open(changed.toString('base64url'), 'context')).toBeUndefined();
    }
    for (const short of ['', 'x', 'a'.repeat(37)]) expect(sealer.open(short, 'context')).toBeUndefined();
  });
});
