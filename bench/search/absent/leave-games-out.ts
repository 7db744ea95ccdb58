import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESOURCES } from '#libs/catalog';
import { sourceFile, type RecordTypes } from '#libs/catalog-source';
import { writeSource } from '#libs/testing';

/** A catalog without some of its games. */
export interface Reduced {
  readonly folder: string;
  /** The English titles of the games that are left out. */
  readonly absent: readonly string[];
}

/** One game of so many. */
const LEFT_OUT = 5;

/** Writes a catalog without a fifth of its games and their expansions: by their ids, so that a new game changes nothing for the others. */
export async function leaveGamesOut(source: string): Promise<Reduced> {
  const records = await Promise.all(
    RESOURCES.map(async resource => {
      const text = await readFile(join(source, sourceFile(resource)), 'utf8');
      return [resource, text.trimEnd().split('\n')] as const;
    }),
  );
  const lines = Object.fromEntries(records);
  const games = (lines.games ?? []).map(line => JSON.parse(line) as RecordTypes['games']);
  const left = new Map(games.filter(({ id }) => isLeftOut(id)).map(({ id, name }) => [id, name.en]));
  const kept = games
    .filter(({ id }) => !left.has(id))
    .map(({ reimplements = [], ...game }) =>
      JSON.stringify({ ...game, reimplements: reimplements.filter(id => !left.has(id)) }),
    );
  const expansions = withoutThoseOf(new Set(left.keys()), lines.expansions ?? []);
  return {
    folder: await writeSource({ ...lines, games: kept, expansions }),
    absent: [...left.values()],
  };
}

/** The lines of expansions whose game is there, and of those that extend such an expansion. */
function withoutThoseOf(left: Set<string>, lines: readonly string[]): readonly string[] {
  const kept = lines.filter(line => {
    const { id, baseGame } = JSON.parse(line) as RecordTypes['expansions'];
    if (left.has(baseGame)) left.add(id);
    return !left.has(id);
  });
  return kept.length === lines.length ? kept : withoutThoseOf(left, kept);
}

function isLeftOut(id: string): boolean {
  return Number.parseInt(hash('sha256', id).slice(0, 8), 16) % LEFT_OUT === 0;
}
