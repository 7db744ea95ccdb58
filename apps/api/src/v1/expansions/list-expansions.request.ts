import type { ListQuery } from '#libs/catalog';
import { FilteredRequest } from '../../parameters/filtered.request.js';

export class ListExpansionsRequest extends FilteredRequest('expansions') {
  toQuery(): ListQuery<'expansions'> {
    const { limit, cursor } = this;
    return Object.freeze({ resource: 'expansions', filters: this.filters(), limit, cursor });
  }
}
