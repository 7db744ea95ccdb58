import { applyDecorators, Get, Header, HttpCode, Post } from '@nestjs/common';

const asPage = [
  Header('content-type', 'text/html; charset=utf-8'),
  // Nothing here is the same for two people, and some of it is shown only once.
  Header('cache-control', 'no-store'),
];

/** A page for people: the method returns its HTML. */
export function Page(path = ''): MethodDecorator {
  return applyDecorators(Get(path), ...asPage);
}

/** What a form is sent to: the method returns a page, or `{ url }` to go on to another one. */
export function Form(path = ''): MethodDecorator {
  return applyDecorators(Post(path), HttpCode(200), ...asPage);
}
