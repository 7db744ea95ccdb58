import { expect, it } from '@jest/globals';
import { UnknownKey } from '#libs/accounts';
import type { SignedInContext } from './context.decorator.js';
import { ownKey } from './own-key.js';

const context = { state: { keys: [{ keyId: 'first' }, { keyId: 'second' }] } } as unknown as SignedInContext;

it('is the key with this id, and none of another account', () => {
  expect(ownKey(context, 'second')).toEqual({ keyId: 'second' });
  expect(() => ownKey(context, 'third')).toThrow(UnknownKey);
});
