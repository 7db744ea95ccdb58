import { Get, Injectable, Param, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import {
  Catalog,
  SINGULAR,
  type ListQuery,
  type Resource,
  type ResourceTypes,
  type Term,
} from '#libs/catalog';
import type { Answer } from '../../caching/answer.js';
import { FilteredRequest } from '../../parameters/filtered.request.js';
import { NoParameters } from '../../parameters/no-parameters.js';
import { presentPage, type PageBody } from '../present-page.js';
import { SlugInPath } from '../slug-path.decorator.js';

/** The lists whose records have a slug and labels, and maybe more. */
export type TermResource = { [R in Resource]: ResourceTypes[R] extends Term ? R : never }[Resource];

/** What a list of terms has of its own. */
export interface TermList<R extends TermResource, Body> {
  /** The filters that its slugs are for: one sentence. */
  readonly filters: string;
  /** A slug of the catalog that ships. */
  readonly example: string;
  readonly page: Type<PageBody<Body>>;
  readonly single: Type<{ data: Body }>;
  readonly present: (term: ResourceTypes[R]) => Body;
}

/**
 * What the controllers of lists of terms have in common, to extend: all of them, ascending by slug, and single ones.
 * It is a function, because the names and texts of its operations are those of the list.
 */
export function TermListController<R extends TermResource, Body>(
  resource: R,
  { filters, example, page, single, present }: TermList<R, Body>,
): Type {
  const singular = SINGULAR[resource];
  const article = /^[aeiou]/.test(singular) ? 'an' : 'a';

  // The filters of all these lists are the same.
  class ListRequest extends FilteredRequest(resource as 'mechanics') {}

  @Injectable()
  class Controller {
    constructor(private readonly catalog: Catalog) {}

    @Get()
    @ApiOperation({
      operationId: `list${capitalized(resource)}`,
      summary: `List ${resource}`,
      description: `Every ${singular} with its labels, ascending by slug. ${filters}`,
    })
    @ApiOkResponse({ type: page, description: `A page of ${resource}.` })
    async list(@Query() request: ListRequest): Promise<Answer<PageBody<Body>>> {
      const found = await this.catalog.list(request.toQuery() as ListQuery<R>);
      return presentPage(found, present);
    }

    @Get(':slug')
    @ApiOperation({
      operationId: `get${capitalized(singular)}`,
      summary: `Get ${article} ${singular}`,
      description: `One ${singular} with its labels.`,
    })
    @SlugInPath(singular, example)
    @ApiOkResponse({ type: single, description: `The ${singular}.` })
    async get(@Param('slug') slug: string, @Query() _none: NoParameters): Promise<Answer<{ data: Body }>> {
      const { item, generation } = await this.catalog.record(resource, slug);
      return { body: { data: present(item) }, generation };
    }
  }
  return Controller;
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
