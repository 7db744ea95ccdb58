import type { AuditAction } from '#libs/accounts';

/** The parts of the audit trail that can be shown alone, by the name of their words. */
export const ACTIVITY_TOPICS = ['keys', 'signIns', 'account'] as const;
export type ActivityTopic = (typeof ACTIVITY_TOPICS)[number];

/** The actions of each topic. */
export const ACTIONS_OF: Readonly<Record<ActivityTopic, readonly AuditAction[]>> = {
  keys: [
    ...(['key-created', 'key-renamed', 'key-rotated', 'key-secret-ended'] as const),
    ...(['key-expiry-changed', 'key-restricted', 'key-revoked', 'refusals-noticed'] as const),
  ],
  signIns: ['signed-in', 'signed-out-elsewhere'],
  account: ['mail-settings-changed', 'plan-changed', 'plan-requested', 'account-reopened'],
};

export function readActivityTopic(text: unknown): ActivityTopic | undefined {
  return ACTIVITY_TOPICS.find(topic => topic === text);
}
