import { applyDecorators, Get, Header, HttpCode, Post } from '@nestjs/common';

const asPage = [
  Header('content-type', 'text/html; charset=utf-8'),
  // Every page is personal, and some are shown only once.
  Header('cache-control', 'no-store'),
];

/** A page for people: the method returns its HTML. */
export function Page(path = ''): MethodDecorator {
  return applyDecorators(Get(path), ...asPage);
}

/** The target of a form: the method returns a page, or `{ url }` to redirect to another one. */
export function Form(path = ''): MethodDecorator {
  return applyDecorators(Post(path), HttpCode(200), ...asPage);
}
