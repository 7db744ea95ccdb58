import type { ListQuery } from '#libs/catalog';
import { FilteredRequest } from '../../parameters/filtered.request.js';
import { SearchText } from '../../parameters/search-text.js';

export class ListPeopleRequest extends FilteredRequest('people') {
  @SearchText({
    description: 'Search by name, tolerant of typos like the title search of /games.',
    example: 'hargrave',
  })
  q?: string;

  override toQuery(): ListQuery<'people'> {
    return Object.freeze({
      resource: 'people',
      filters: this.filters(),
      q: this.q,
      sort: this.order(),
      ...this.page(),
    });
  }
}
