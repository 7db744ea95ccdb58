import type { RecordedStatus } from '#libs/admission';

/** What charts and filters tell apart, in the order in which it is stacked and listed. */
export const STATUS_GROUPS = ['2xx', '304', '4xx', '429', '5xx'] as const;

export type StatusGroup = (typeof STATUS_GROUPS)[number];

export function statusGroupOf(status: RecordedStatus): StatusGroup {
  if (status === '429') return '429';
  switch (status[0]) {
    case '3':
      return '304';
    case '4':
      return '4xx';
    case '5':
      return '5xx';
    default:
      return '2xx';
  }
}

export function isStatusGroup(text: string): text is StatusGroup {
  return (STATUS_GROUPS as readonly string[]).includes(text);
}
