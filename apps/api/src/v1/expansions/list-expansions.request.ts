import { sortsOf, type ListQuery } from '#libs/catalog';
import { FilteredRequest } from '../../parameters/filtered.request.js';
import { SortOrder } from '../../parameters/sort-order.js';
import { ExpansionFields, type ExpansionField } from './expansion.fields.js';

export class ListExpansionsRequest extends FilteredRequest('expansions') {
  @SortOrder('expansions')
  sort?: string;

  @ExpansionFields()
  fields?: readonly ExpansionField[];

  override toQuery(): ListQuery<'expansions'> {
    const sort = this.sort === undefined ? undefined : sortsOf('expansions').get(this.sort);
    return Object.freeze({ resource: 'expansions', filters: this.filters(), sort, ...this.page() });
  }
}
