import type { ListQuery } from '#libs/catalog';
import { FilteredRequest } from '../../parameters/filtered.request.js';
import { SearchText } from '../../parameters/search-text.js';

export class ListPublishersRequest extends FilteredRequest('publishers') {
  @SearchText({
    description: 'Search by name, tolerant of typos like the title search of /games.',
    example: 'stonemeier',
  })
  q?: string;

  override toQuery(): ListQuery<'publishers'> {
    return Object.freeze({
      resource: 'publishers',
      filters: this.filters(),
      q: this.q,
      sort: this.order(),
      ...this.page(),
    });
  }
}
