import { type ListQuery, ROLES, type Role } from '#libs/catalog';
import { OneOf } from '../../http/parameters/one-of.js';
import { PageRequest } from '../../http/parameters/page.request.js';
import { SearchText } from '../../http/parameters/search-text.js';

export class ListPeopleRequest extends PageRequest {
  @SearchText({
    description: 'Search by name, tolerant of typos like the title search of /games.',
    example: 'hargrave',
  })
  q?: string;

  @OneOf(ROLES, { description: 'Credited in this role on some game.', example: 'designer' })
  role?: Role;

  toQuery(): ListQuery<'people'> {
    const { q, role, limit, cursor } = this;
    return Object.freeze({ resource: 'people', filters: { role }, q, limit, cursor });
  }
}
