import type { SearchableResource } from '#libs/catalog';
import type { Random } from '#libs/catalog-generator';
import type { Expectation } from './query.js';
import type { ListedTitle, TitleList } from './title-list.js';

/** What somebody types who means `title`; `undefined` when the title does not lend itself to it. */
export type Writer = (title: ListedTitle, random: Random, list: TitleList) => string | undefined;

/** A way in which people ask. */
export interface QueryClass {
  readonly name: string;
  readonly resource: SearchableResource;
  readonly write: Writer;
  /** `any of`, unless the class asks for what is not there. */
  readonly expects: Expectation['kind'];
}
