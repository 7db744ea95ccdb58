import { expect, it } from '@jest/globals';
import type { FilterTypes } from '#libs/catalog';
import type { ExpansionsQuery, GamesQuery, MechanicsQuery, PeopleQuery, PublishersQuery } from '#libs/client';

/** Names of the parameters that accept a list of texts. */
type Lists<Parameters> = {
  [Name in keyof Parameters]-?: readonly string[] extends Parameters[Name] ? Name : never;
}[keyof Parameters];

/** Those of the service that are only text in the client. */
type TextAlone<Resource extends keyof FilterTypes, Query> = Exclude<
  Lists<FilterTypes[Resource]>,
  Lists<Query>
>;

/** Does not compile for names that are missing, and names them. */
function namesOf<Missing extends never>(): readonly Missing[] {
  return [];
}

it('takes a list wherever the service takes several values; otherwise this does not compile', () => {
  expect([
    namesOf<TextAlone<'games', GamesQuery>>(),
    namesOf<TextAlone<'expansions', ExpansionsQuery>>(),
    namesOf<TextAlone<'mechanics', MechanicsQuery>>(),
    namesOf<TextAlone<'people', PeopleQuery>>(),
    namesOf<TextAlone<'publishers', PublishersQuery>>(),
  ]).toEqual([[], [], [], [], []]);
});
