import { applyDecorators, Get, Header, HttpCode, Post, Redirect, SetMetadata } from '@nestjs/common';

// Every page is personal, and some are shown only once.
const notStored = Header('cache-control', 'no-store');

/** Metadata of methods that a browser can return to after signing in: pages, and forms, which belong to one. */
export const IS_PAGE = 'page';
const isPage = SetMetadata(IS_PAGE, true);

/** A page for people: the method returns its HTML. */
export function Page(path = ''): MethodDecorator {
  return applyDecorators(Get(path), Header('content-type', 'text/html; charset=utf-8'), notStored, isPage);
}

/** A file to save, with the type that its name says; the method returns its content: the text of a `.csv`, or an object. */
export function Download(path: string, name: `${string}.${'csv' | 'json'}`): MethodDecorator {
  return applyDecorators(
    Get(path),
    Header(
      'content-type',
      name.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    ),
    Header('content-disposition', `attachment; filename="${name}"`),
    notStored,
  );
}

/** Where a form leads: always to a page, so that reloading the page does not send the form again. */
export interface SeeOther {
  readonly url: string;
  readonly statusCode: 303;
}

type FormMethod = (...given: never[]) => SeeOther | Promise<SeeOther>;

/** The target of a form. The method returns where it leads, see `RequestContext.seeOther`; it cannot return a page. */
export function Form(
  path = '',
): <Method extends FormMethod>(
  target: object,
  name: string | symbol,
  method: TypedPropertyDescriptor<Method>,
) => void {
  return applyDecorators(Post(path), HttpCode(303), Redirect(), notStored, isPage);
}

/** @param url a path of this site, or the address of another one */
export function seeOther(url: string): SeeOther {
  return { url, statusCode: 303 };
}
