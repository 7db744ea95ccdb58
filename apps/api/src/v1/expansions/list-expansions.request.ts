import { FilteredRequest } from '../../parameters/filtered.request.js';
import { ExpansionFields, type ExpansionField } from './expansion.fields.js';

const Filtered = FilteredRequest('expansions', {
  description: 'Search by title in all five languages, tolerant of typos like the title search of /games.',
  example: 'europan expansion',
});

export class ListExpansionsRequest extends Filtered {
  @ExpansionFields()
  fields?: readonly ExpansionField[];
}
