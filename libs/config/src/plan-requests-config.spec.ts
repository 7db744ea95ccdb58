import { expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';

const planRequests = (environment: Record<string, string>) => loadConfig(environment).dashboard.planRequests;

it('a larger plan is requested by mail, on a page, or not at all', () => {
  expect(planRequests({})).toEqual({});
  expect(planRequests({ OPERATOR_MAIL: 'ops@example.org' })).toEqual({ operatorMail: 'ops@example.org' });
  expect(planRequests({ PLAN_REQUEST_URL: 'https://example.org/ask' })).toEqual({
    url: 'https://example.org/ask',
  });
});

it.each([
  [{ OPERATOR_MAIL: 'ops' }, 'OPERATOR_MAIL must be an email address'],
  [{ OPERATOR_MAIL: 'a@example.org, b@example.org' }, 'OPERATOR_MAIL must be an email address'],
  [{ PLAN_REQUEST_URL: 'javascript:alert(1)' }, 'PLAN_REQUEST_URL must be an absolute URL'],
  [{ OPERATOR_MAIL: 'ops@example.org', PLAN_REQUEST_URL: 'https://example.org' }, 'set only one of them'],
])('%o is refused', (environment, problem) => {
  expect(() => planRequests(environment)).toThrow(problem);
});
