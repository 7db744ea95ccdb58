import type { ListQuery } from '#libs/catalog';
import { FilteredRequest } from '../../parameters/filtered.request.js';
import { ExpansionFields, type ExpansionField } from './expansion.fields.js';

export class ListExpansionsRequest extends FilteredRequest('expansions') {
  @ExpansionFields()
  fields?: readonly ExpansionField[];

  override toQuery(): ListQuery<'expansions'> {
    return Object.freeze({
      resource: 'expansions',
      filters: this.filters(),
      sort: this.order(),
      ...this.page(),
    });
  }
}
