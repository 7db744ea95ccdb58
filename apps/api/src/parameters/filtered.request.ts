import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import {
  parametersOf,
  randomSort,
  sortsOf,
  type FilterTypes,
  type ListQuery,
  type Parameter,
  type Resource,
  type Sort,
} from '#libs/catalog';
import { ExternalIds } from './external-ids.js';
import { OneOf } from './one-of.js';
import { PageRequest } from './page.request.js';
import type { ParameterDocs } from './parameter-docs.js';
import { faultOf } from './parameter-faults.js';
import { RequestRule } from './request-rule.js';
import { SearchText } from './search-text.js';
import { Seed } from './seed.js';
import { Slugs } from './slugs.js';
import { SortOrder } from './sort-order.js';
import { LanguageTerms, SlugTerms } from './terms.js';
import { WholeNumber } from './whole-number.js';

/** The parameters of every list. */
abstract class ListRequest extends PageRequest {
  @IsOptional()
  @Transform(({ value }: { value: string }) => (value === 'true' ? true : value))
  @IsIn([true], faultOf('not_one_of', quoted => `${quoted} is not possible; write true, or omit it.`))
  @ApiPropertyOptional({
    type: 'boolean',
    enum: [true],
    description: 'Adds `pagination.total`: the exact number of matches on all pages.',
    example: true,
  })
  count?: true;

  /** The part of a query that describes the page, for any list. */
  protected page(): { limit: number; cursor: string | undefined; countsMatches: boolean } {
    return { limit: this.limit, cursor: this.cursor, countsMatches: this.count === true };
  }
}

/** The request of a list: its page, and the filters and orders that the registry declares for it. */
export type FilteredRequest<R extends Resource> = ListRequest &
  FilterTypes[R] & {
    readonly q?: string;
    filters(): FilterTypes[R];
    order(): Sort | undefined;
    toQuery(): ListQuery<R>;
  };

/**
 * The request class of a list, to extend: `class ListGamesRequest extends FilteredRequest('games') {}`. Every filter
 * of the registry is a property with the decorators that its declaration requires, and so is `sort`.
 * @param search documentation of `q`, for a list whose requests take it
 */
export function FilteredRequest<R extends Resource>(
  resource: R,
  search?: ParameterDocs<string>,
): abstract new () => FilteredRequest<R> {
  const parameters = parametersOf(resource);

  abstract class Request extends ListRequest {
    @SortOrder(resource)
    sort?: string;

    @Seed()
    seed?: number;

    q?: string;

    filters(): FilterTypes[R] {
      const given = this as Readonly<Record<string, unknown>>;
      return Object.fromEntries(parameters.map(({ name }) => [name, given[name]]));
    }

    order(): Sort | undefined {
      if (this.seed !== undefined) return randomSort(this.seed);
      return this.sort === undefined ? undefined : sortsOf(resource).get(this.sort);
    }

    /** To be overridden by a list with more parameters than its filters and its page. */
    toQuery(): ListQuery<R> {
      const { q } = this;
      return Object.freeze({ resource, filters: this.filters(), q, sort: this.order(), ...this.page() });
    }
  }
  for (const { name, parameter } of parameters) decoratorOf(parameter)(Request.prototype, name);
  for (const { name, parameter } of parameters)
    if (parameter.upTo !== undefined)
      requireOrderedRange(Request.prototype, name, parameter.upTo, parameter.accepts);
  if (search !== undefined) SearchText(search)(Request.prototype, 'q');
  return Request;
}

function decoratorOf({ accepts, description, example }: Parameter): PropertyDecorator {
  const docs = { description, example };
  switch (accepts.kind) {
    case 'terms': {
      const termDocs = docs as ParameterDocs<readonly string[]>;
      return accepts.of === 'slug'
        ? SlugTerms(accepts.maxLength, accepts.maxCount, termDocs)
        : LanguageTerms(accepts.maxCount, termDocs);
    }
    case 'slugs':
      return Slugs(accepts.maxLength, accepts.maxCount, docs as ParameterDocs<readonly string[]>);
    case 'external ids':
      return ExternalIds(accepts.catalog, accepts.maxCount, docs as ParameterDocs<readonly string[]>);
    case 'one of':
      return OneOf(accepts.words, docs as ParameterDocs<string>);
    case 'whole number':
      return WholeNumber(accepts.min, accepts.max, docs as ParameterDocs<number>);
  }
}

/**
 * Two parameters that are the ends of a range: the lower may not be above the upper. A reversed range is a fault of both,
 * unless one of them is a fault by itself.
 */
function requireOrderedRange(
  prototype: object,
  lower: string,
  upper: string,
  accepts: Parameter['accepts'],
): void {
  const isAccepted = (value: unknown) =>
    accepts.kind === 'whole number' &&
    typeof value === 'number' &&
    value >= accepts.min &&
    value <= accepts.max;
  const isOrdered = (given: Readonly<Record<string, unknown>>) => {
    const [from, to] = [given[lower], given[upper]];
    return !isAccepted(from) || !isAccepted(to) || Number(from) <= Number(to);
  };
  const rule = RequestRule(
    'orderedRange',
    isOrdered,
    faultOf('invalid_range', (_, sent) => `${sent} does not fit: ${lower} must not be above ${upper}.`),
  );
  rule(prototype, lower);
  rule(prototype, upper);
}
