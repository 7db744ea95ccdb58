import type { ListQuery } from '#libs/catalog';
import { FilteredRequest } from '../../parameters/filtered.request.js';

export class ListMechanicsRequest extends FilteredRequest('mechanics') {
  toQuery(): ListQuery<'mechanics'> {
    const { limit, cursor } = this;
    return Object.freeze({ resource: 'mechanics', filters: this.filters(), limit, cursor });
  }
}

export class ListCategoriesRequest extends FilteredRequest('categories') {
  toQuery(): ListQuery<'categories'> {
    const { limit, cursor } = this;
    return Object.freeze({ resource: 'categories', filters: this.filters(), limit, cursor });
  }
}
