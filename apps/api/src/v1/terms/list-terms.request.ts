import type { ListQuery } from '#libs/catalog';
import { PageRequest } from '../../parameters/page.request.js';

export class ListTermsRequest extends PageRequest {
  toQuery<R extends 'mechanics' | 'categories'>(resource: R): ListQuery<R> {
    const { limit, cursor } = this;
    return Object.freeze({ resource, filters: {}, limit, cursor });
  }
}
