import { applyDecorators, Get, Header } from '@nestjs/common';

/** Nothing but the document itself: a proof that no page asks a third party for anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** A page for people: the method returns its HTML. */
export function Page(path: string): MethodDecorator {
  return applyDecorators(
    Get(path),
    Header('content-type', 'text/html; charset=utf-8'),
    Header('content-security-policy', POLICY),
  );
}
