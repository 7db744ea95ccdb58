import type { ListQuery } from '#libs/catalog';
import { FilteredRequest } from '../../parameters/filtered.request.js';

export class ListMechanicsRequest extends FilteredRequest('mechanics') {
  toQuery(): ListQuery<'mechanics'> {
    return Object.freeze({ resource: 'mechanics', filters: this.filters(), ...this.page() });
  }
}

export class ListCategoriesRequest extends FilteredRequest('categories') {
  toQuery(): ListQuery<'categories'> {
    return Object.freeze({ resource: 'categories', filters: this.filters(), ...this.page() });
  }
}
