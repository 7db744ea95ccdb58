import { expect, it } from '@jest/globals';
import type { ExpansionsQuery, GamesQuery, MechanicsQuery, PeopleQuery, PublishersQuery } from '#libs/client';
import type { FilterTypes } from '#libs/catalog';

/** Names of the parameters that accept a list of texts. */
type Lists<Parameters> = {
  [Name in keyof Parameters]-?: readonly string[] extends Parameters[Name] ? Name : never;
}[keyof Parameters];

/** Those of the service that are only text in the client. */
type TextAlone<Resource extends keyof FilterTypes, Query> = Exclude<
  Lists<FilterTypes[Resource]>,
  Lists<Query>
>;

type AllLists =
  | TextAlone<'games', GamesQuery>
  | TextAlone<'expansions', ExpansionsQuery>
  | TextAlone<'mechanics', MechanicsQuery>
  | TextAlone<'people', PeopleQuery>
  | TextAlone<'publishers', PublishersQuery>;

it('takes a list wherever the service takes several values; otherwise this does not compile', () => {
  const textAlone: [AllLists] extends [never] ? 'none' : AllLists = 'none';
  expect(textAlone).toBe('none');
});
