import type { Resource } from '#libs/catalog';
import type { Random } from '#libs/catalog-generator';
import type { Expectation } from './query.js';
import type { ListedTitle, TitleList } from './title-list.js';

/** What a user types to find `title`; `undefined` when the class does not apply to the title. */
export type Writer = (title: ListedTitle, random: Random, list: TitleList) => string | undefined;

/** A way in which people type queries. */
export interface QueryClass {
  readonly name: string;
  readonly resource: Resource;
  readonly write: Writer;
  /** `any of`, unless the class searches for titles that do not exist. */
  readonly expects: Expectation['kind'];
}
