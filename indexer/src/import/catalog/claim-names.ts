import { compareKeys } from './compare-keys.js';
import type { EarlierIds } from './earlier-ids.js';
import type { Imported, Named } from './imported.js';
import { NameRegister } from './name-register.js';
import type { NamedList, TargetCatalog } from './target-catalog.js';

/** The slugs of what an import names, by list. */
export type NameRegisters = Readonly<Record<NamedList, NameRegister>>;

const NAMES: Readonly<Record<NamedList, (record: Imported) => readonly Named[]>> = {
  people: record => (record.kind === 'game' ? [...record.designers, ...record.illustrators] : []),
  publishers: record => (record.kind === 'game' ? [record.publisher ?? []].flat() : []),
  awards: record => (record.kind === 'game' ? record.awards.map(({ award }) => award) : []),
  series: record => [record.series ?? []].flat(),
};

/** Gives everything that has a name its slug in the order of their keys, so that of two with one name always the same one has the plain slug. */
export function claimNames(
  records: readonly Imported[],
  target: TargetCatalog,
  earlier: EarlierIds,
): NameRegisters {
  const registers = Object.entries(NAMES).map(([name, namesOf]) => {
    const list = name as NamedList;
    const taken = [...target.slugs[list], ...earlier.namesTaken(list)];
    const register = new NameRegister(target.names[list], taken, named => earlier.idOfName(list, named));
    const byKey = new Map(records.flatMap(namesOf).map(each => [each.key, each]));
    for (const each of [...byKey.values()].sort((a, b) => compareKeys(a.key, b.key))) register.slugOf(each);
    return [list, register];
  });
  return Object.fromEntries(registers) as NameRegisters;
}
