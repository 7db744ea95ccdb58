import { CountOfMatches } from './counts.js';
import { Cursor } from './cursor.js';
import { WholeNumber } from './whole-number.js';

/** The parameters of every list. */
export abstract class PageRequest {
  @Cursor()
  cursor?: string;

  @WholeNumber(1, 50, { description: 'Items per page. It may change from page to page.', default: 20 })
  limit = 20;

  @CountOfMatches()
  count?: true;

  /** The part of a query that describes the page, for any list. */
  protected page(): { limit: number; cursor: string | undefined; countsMatches: boolean } {
    return { limit: this.limit, cursor: this.cursor, countsMatches: this.count === true };
  }
}
