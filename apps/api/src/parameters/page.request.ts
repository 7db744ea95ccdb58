import { Cursor } from './cursor.js';
import { WholeNumber } from './whole-number.js';

/** What every list takes. */
export abstract class PageRequest {
  @Cursor()
  cursor?: string;

  @WholeNumber(1, 50, { description: 'Items per page. It may change from page to page.', default: 20 })
  limit = 20;
}
