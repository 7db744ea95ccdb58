import { LANGUAGES } from '#libs/catalog';
import { cleanText } from '../../text/clean-text.js';
import { LONGEST_NAME } from '../../text/lengths.js';
import type { Entity } from '../entity/entity.js';
import { HUMAN } from '../tables/classes.data.js';
import { PROPERTY } from '../tables/properties.data.js';

/** What is known of an item that games refer to. */
export interface ItemName {
  /** Its own id, and those that lead to it. */
  readonly ids: readonly string[];
  /** `undefined` when it has no label at all. */
  readonly name: string | undefined;
  readonly isHuman: boolean;
  /** ISO 639-1, of a language that has such a code. */
  readonly languageCode: string | undefined;
}

/** The names that the second pass found, by every id that leads to them. */
export type ItemNames = ReadonlyMap<string, ItemName>;

/** A proper name is the same in most languages: English, else for all languages, else ours, else any. */
export function readName(entity: Entity, ids: readonly string[]): ItemName {
  const { labels } = entity;
  const order = ['en', 'mul', ...LANGUAGES, ...Object.keys(labels).sort()];
  const names = order.flatMap(language => cleanText(labels[language] ?? '', LONGEST_NAME) ?? []);
  return {
    ids,
    name: names[0],
    isHuman: entity.items(PROPERTY.instanceOf).includes(HUMAN),
    languageCode: entity.texts(PROPERTY.languageCode)[0],
  };
}
