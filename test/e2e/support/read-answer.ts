import type { LightMyRequestResponse } from 'fastify';

interface ProblemBody {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly requestId: string;
  readonly errors: { readonly parameter: string; readonly code: string; readonly detail: string }[];
}

interface PageBody {
  readonly data: ({ readonly id: string } & Readonly<Record<string, unknown>>)[];
  readonly pagination: { readonly nextCursor: string | null; readonly hasMore: boolean };
  readonly suggestions?: readonly { readonly id: string }[];
}

export function problemIn(answer: LightMyRequestResponse): ProblemBody {
  return answer.json<ProblemBody>();
}

export function pageIn(answer: LightMyRequestResponse): PageBody {
  return answer.json<PageBody>();
}

export function itemIn(answer: LightMyRequestResponse): Readonly<Record<string, unknown>> {
  return answer.json<{ data: Record<string, unknown> }>().data;
}

export function idsIn(answer: LightMyRequestResponse): string[] {
  return pageIn(answer).data.map(({ id }) => id);
}

export function cursorIn(answer: LightMyRequestResponse): string {
  return pageIn(answer).pagination.nextCursor ?? 'the last page has no cursor';
}
