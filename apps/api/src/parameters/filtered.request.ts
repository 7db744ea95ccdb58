import { parametersOf, type FilterTypes, type ListQuery, type Parameter, type Resource } from '#libs/catalog';
import { LanguageCode } from './language-code.js';
import { OneOf } from './one-of.js';
import type { ParameterDocs } from './parameter-docs.js';
import { PageRequest } from './page.request.js';
import { Slug } from './slug.js';
import { Slugs } from './slugs.js';
import { refuseReversedSpan } from './span.js';
import { WholeNumber } from './whole-number.js';

/** The request of a list: its page, and the filters that the registry declares for it. */
export type FilteredRequest<R extends Resource> = PageRequest &
  FilterTypes[R] & { filters(): FilterTypes[R]; toQuery(): ListQuery<R> };

/**
 * The request class of a list, to extend: `class ListGamesRequest extends FilteredRequest('games') {}`. Every filter
 * of the registry is a property with the decorators that its declaration requires.
 */
export function FilteredRequest<R extends Resource>(resource: R): abstract new () => FilteredRequest<R> {
  const parameters = parametersOf(resource);

  abstract class Request extends PageRequest {
    filters(): FilterTypes[R] {
      const given = this as Readonly<Record<string, unknown>>;
      return Object.fromEntries(parameters.map(({ name }) => [name, given[name]]));
    }

    /** To be overridden by a list with more parameters than its filters and its page. */
    toQuery(): ListQuery<R> {
      return Object.freeze({ resource, filters: this.filters(), ...this.page() });
    }
  }
  for (const { name, parameter } of parameters) decoratorOf(parameter)(Request.prototype, name);
  for (const { name, parameter } of parameters)
    if (parameter.upTo !== undefined) refuseReversedSpan(Request.prototype, name, parameter.upTo);
  return Request;
}

function decoratorOf({ accepts, description, example }: Parameter): PropertyDecorator {
  const docs = { description, example };
  switch (accepts.kind) {
    case 'slug':
      return Slug(accepts.maxLength, docs as ParameterDocs<string>);
    case 'slugs':
      return Slugs(accepts.maxLength, accepts.maxCount, docs as ParameterDocs<readonly string[]>);
    case 'language code':
      return LanguageCode(docs as ParameterDocs<string>);
    case 'one of':
      return OneOf(accepts.words, docs as ParameterDocs<string>);
    case 'whole number':
      return WholeNumber(accepts.min, accepts.max, docs as ParameterDocs<number>);
  }
}
