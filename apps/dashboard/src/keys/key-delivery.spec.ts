import { expect, it } from '@jest/globals';
import type { SignedInContext } from '../request-context/context.decorator.js';
import { deliveryOf } from './key-delivery.js';

const requestIdOf = (sessionId: string, formId: string, action = '/keys') =>
  deliveryOf({ person: { sessionId } } as SignedInContext, { formId, formToken: 'token' }, action).requestId;

it('is the same for a form that is sent twice, and another for each session, form and action', () => {
  const first = requestIdOf('session', 'form');
  expect(requestIdOf('session', 'form')).toBe(first);
  expect(requestIdOf('other', 'form')).not.toBe(first);
  expect(requestIdOf('session', 'other')).not.toBe(first);
  expect(requestIdOf('session', 'form', '/keys/1/rotate')).not.toBe(first);
});
