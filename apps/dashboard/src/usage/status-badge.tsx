import type { Child } from 'hono/jsx';
import { type StatusGroup, statusGroupOf } from './status-group.js';

const TONES: Readonly<Record<StatusGroup, string>> = {
  '2xx': 'ok',
  '304': 'info',
  '4xx': 'warn',
  '429': 'limit',
  '5xx': 'danger',
};

/** A status code, as a square badge in the color of its group. */
export function StatusBadge({ status }: { readonly status: number }): Child {
  return <span class={`badge square ${TONES[statusGroupOf(`${status}`)]}`}>{status}</span>;
}
