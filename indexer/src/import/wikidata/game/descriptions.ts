import { LANGUAGES, type Localized } from '#libs/catalog';
import { cleanText } from '../../text/clean-text.js';
import { LONGEST_DESCRIPTION } from '../../text/lengths.js';
import type { Entity } from '../entity/entity.js';
import { PROPERTY } from '../tables/properties.data.js';
import { CLASSES } from '../tables/classes.data.js';

const ANY_GAME = 'board game';

export interface Descriptions {
  readonly description: Localized;
  /** Whether the item has no English description, so that ours says what it is an instance of. */
  readonly isMade: boolean;
}

/** The descriptions in our languages. A missing English one is made in the way Wikidata words them: "1997 card game". */
export function readDescriptions(entity: Entity, year: number | null): Descriptions {
  const texts = Object.fromEntries(
    LANGUAGES.flatMap(language => {
      const text = cleanText(entity.descriptions[language] ?? '', LONGEST_DESCRIPTION);
      return text === undefined ? [] : [[language, text]];
    }),
  ) as Partial<Localized>;
  const { en } = texts;
  return {
    description: { ...texts, en: en ?? madeDescription(entity, year) },
    isMade: en === undefined,
  };
}

function madeDescription(entity: Entity, year: number | null): string {
  const classes = entity.items(PROPERTY.instanceOf);
  const label = CLASSES.find(({ id, decides }) => decides !== 'excluded' && classes.includes(id))?.label;
  return [year === null || year < 0 ? [] : [year], label ?? ANY_GAME].flat().join(' ');
}
