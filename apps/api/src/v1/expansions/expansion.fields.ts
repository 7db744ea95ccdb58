import { SelectedFields } from '../selected-fields.js';
import type { ExpansionBody } from './expansion.body.js';

export type ExpansionField = keyof ExpansionBody;

/** The order of the answer; a member that is missing here does not compile. */
const EXPANSION_FIELDS: Readonly<Record<ExpansionField, true>> = {
  id: true,
  name: true,
  yearPublished: true,
  languages: true,
  baseGame: true,
  players: true,
  series: true,
  externalIds: true,
};

/** The members of an expansion that the client requests. */
export function ExpansionFields(): PropertyDecorator {
  return SelectedFields(Object.keys(EXPANSION_FIELDS));
}
