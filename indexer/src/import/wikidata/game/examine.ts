import type { AwardResult } from '#libs/catalog';
import { cleanText } from '../../text/clean-text.js';
import { LONGEST_NAME } from '../../text/lengths.js';
import type { Entity } from '../entity/entity.js';
import { CLASSES } from '../tables/classes.data.js';
import { PROPERTY } from '../tables/properties.data.js';
import type { Candidate, Finding } from './candidate.js';
import { decideKind } from './decide-kind.js';
import { readDescriptions } from './descriptions.js';
import { readMinAge, readPlayers, readPlaytime } from './numbers.js';
import { readTerms } from './terms.js';
import { readTitles } from './titles.js';
import { readYear, yearIn } from './year.js';

/** Ids with more digits are mistakes until now. */
const BOARDGAMEGEEK_ID = /^[1-9]\d{0,5}$/;
const CLASSES_OF_EXPANSIONS = CLASSES.filter(({ decides }) => decides === 'expansion').map(({ id }) => id);
/** Most games name their designers by a property that is not for games alone; companies are left out by their class. */
const DESIGNED = [
  PROPERTY.gameDesigner,
  PROPERTY.designedBy,
  PROPERTY.developer,
  PROPERTY.author,
  PROPERTY.creator,
  PROPERTY.inventor,
];

/** What an item is to the catalog; `undefined` when it is not relevant. */
export function examine(entity: Entity): Finding | undefined {
  const kind = decideKind(entity);
  if (kind.kind === 'other') return undefined;
  const leftOut = (reason: string): Finding => ({ outcome: 'left out', id: entity.id, reason });
  if (kind.kind === 'left out') return leftOut(kind.reason);
  const titles = readTitles(entity);
  if (titles === undefined) return leftOut('has no title in Latin letters');
  return candidate(entity, kind.kind, titles);
}

function candidate(
  entity: Entity,
  outcome: Candidate['outcome'],
  titles: NonNullable<ReturnType<typeof readTitles>>,
): Candidate {
  const year = readYear(entity);
  const { players, isSwapped } = readPlayers(entity);
  const { description, isMade } = readDescriptions(entity, year);
  const classes = entity.items(PROPERTY.instanceOf);
  const boardgamegeek = entity.texts(PROPERTY.boardGameGeekId).find(id => BOARDGAMEGEEK_ID.test(id));
  return {
    outcome,
    id: entity.id,
    redirectedFrom: entity.redirectedFrom,
    modified: entity.modified,
    ...titles,
    description,
    hasMadeDescription: isMade,
    year,
    players,
    hasSwappedPlayers: isSwapped,
    playtime: readPlaytime(entity),
    minAge: readMinAge(entity),
    classes,
    ...readTerms(entity),
    languages: entity.items(PROPERTY.language),
    titleLanguages: entity
      .best(PROPERTY.title)
      .flatMap(value => (value.kind === 'title' ? [value.language] : [])),
    publishers: entity.items(PROPERTY.publisher),
    designers: [...new Set(DESIGNED.flatMap(property => entity.items(property)))],
    designerNames: entity.texts(PROPERTY.authorName).flatMap(text => cleanText(text, LONGEST_NAME) ?? []),
    illustrators: entity.items(PROPERTY.illustrator),
    series: entity.items(PROPERTY.series),
    // Who won was often nominated, too: the better result comes first.
    awards: [
      ...awardsBy(entity, PROPERTY.award, 'winner'),
      ...awardsBy(entity, PROPERTY.nominatedFor, 'nominee'),
    ],
    bases: outcome === 'expansion' ? basesOf(entity, classes) : [],
    claims: boardgamegeek !== undefined || classes.some(id => CLASSES.some(each => each.id === id)),
    boardgamegeek,
    sitelinks: entity.sitelinks,
  };
}

function awardsBy(entity: Entity, property: string, result: AwardResult): Candidate['awards'] {
  return entity.datedItems(property).map(({ id, time }) => {
    const year = yearIn(time);
    return { award: id, result, ...(year !== undefined && { year }) };
  });
}

/** "Part of" and "based on" say less than "expansion of", and enough of what is an expansion by its class. */
function basesOf(entity: Entity, classes: readonly string[]): string[] {
  const stated = entity.items(PROPERTY.expansionOf);
  if (stated.length > 0 || !classes.some(id => CLASSES_OF_EXPANSIONS.includes(id))) return stated;
  return [...entity.items(PROPERTY.partOf), ...entity.items(PROPERTY.basedOn)];
}
