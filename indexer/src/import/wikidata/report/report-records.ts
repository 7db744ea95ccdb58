import type { Imported, Outcome } from '../../catalog/imported.js';
import type { Outcomes } from '../../catalog/outcomes.js';
import type { Candidate, Finding } from '../game/candidate.js';
import type { ItemNames } from '../game/item-name.js';

/** What became of one item; a line of `import-records.ndjson`. */
export interface RecordReport {
  readonly item: string;
  readonly became: Outcome['became'];
  readonly id?: string;
  readonly reason?: string;
  readonly boardgamegeek?: string | undefined;
  /** Fields that the item lacks. */
  readonly unknown?: readonly string[];
  /** The publishers besides the one that the record has. */
  readonly otherPublishers?: readonly string[];
}

/** @returns `undefined` for an item that does not claim to be a game and extends no game of the catalog */
export function reportRecord(
  finding: Finding,
  imported: Imported | undefined,
  outcomes: Outcomes,
  names: ItemNames,
): RecordReport | undefined {
  if (finding.outcome === 'left out') return { item: finding.id, became: 'left out', reason: finding.reason };
  const outcome = outcomes.get(finding.id);
  if (outcome === undefined || imported === undefined) return undefined;
  if (outcome.became === 'left out')
    return finding.claims
      ? { item: finding.id, became: 'left out', reason: outcome.reason, boardgamegeek: finding.boardgamegeek }
      : undefined;
  const { became, slug } = outcome;
  if (became === 'merged')
    return { item: finding.id, became, id: slug, boardgamegeek: finding.boardgamegeek };
  return {
    item: finding.id,
    became,
    id: slug,
    boardgamegeek: finding.boardgamegeek,
    unknown: unknownFields(finding, imported),
    ...otherPublishers(finding, names),
  };
}

function otherPublishers({ outcome, publishers }: Candidate, names: ItemNames) {
  const known = publishers.flatMap(id => names.get(id)?.name ?? []);
  return outcome === 'game' && known.length > 1 ? { otherPublishers: known.slice(1) } : {};
}

/** What is not known of a record, and what it has from elsewhere; named as in docs/importing.md. */
function unknownFields(candidate: Candidate, imported: Imported): string[] {
  const { englishFrom, hasMadeDescription, hasSwappedPlayers } = candidate;
  const ofEvery = {
    [`name.en from ${source(englishFrom)}`]: englishFrom !== 'en',
    yearPublished: imported.year === null,
    languages: imported.languages.length === 0,
  };
  if (imported.kind === 'expansion') return whatHolds(ofEvery);
  const { players } = imported;
  return whatHolds({
    ...ofEvery,
    'description.en': hasMadeDescription,
    editions: imported.editions === null,
    players: players === null,
    'one end of players': players !== null && (players.min === null || players.max === null),
    'players the wrong way round': hasSwappedPlayers,
    playtime: imported.playtime === null,
    minAge: imported.minAge === null,
    publisher: imported.publisher === null,
    designers: imported.designers.length === 0,
    illustrators: imported.illustrators.length === 0,
    categories: imported.categories.length === 0,
    mechanics: imported.mechanics.length === 0,
    'year of an award': candidate.awards.some(({ year }) => year === undefined),
  });
}

function source(language: string): string {
  return language === 'mul' ? 'the label for all languages' : 'another language';
}

function whatHolds(conditions: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(conditions).flatMap(([name, holds]) => (holds ? [name] : []));
}
