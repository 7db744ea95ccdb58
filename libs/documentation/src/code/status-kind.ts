/** The class of a badge by the status that it shows. */
export function statusKind(status: string): string {
  if (status === '304') return 'info';
  if (status === '429') return 'limit';
  return { 2: 'ok', 4: 'warn', 5: 'danger' }[status.charAt(0)] ?? '';
}
