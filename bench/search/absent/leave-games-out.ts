import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESOURCES } from '#libs/catalog';
import { Random } from '#libs/catalog-generator';
import { sourceFile, type RecordTypes } from '#libs/catalog-source';
import { writeSource } from '#libs/testing';

/** A catalog without some of its games. */
export interface Reduced {
  readonly folder: string;
  /** The English titles of the games that are left out. */
  readonly absent: readonly string[];
}

const LEFT_OUT = 0.2;

/** Writes a catalog without a random fifth of its games and their expansions: always the same ones. */
export async function leaveGamesOut(source: string): Promise<Reduced> {
  const random = new Random('absent titles');
  const records = await Promise.all(
    RESOURCES.map(async resource => {
      const text = await readFile(join(source, sourceFile(resource)), 'utf8');
      return [resource, text.trimEnd().split('\n')] as const;
    }),
  );
  const lines = Object.fromEntries(records);
  const games = (lines.games ?? []).map(line => JSON.parse(line) as RecordTypes['games']);
  const left = new Map(games.filter(() => random.chance(LEFT_OUT)).map(({ id, name }) => [id, name.en]));
  const kept = games
    .filter(({ id }) => !left.has(id))
    .map(({ reimplements = [], ...game }) =>
      JSON.stringify({ ...game, reimplements: reimplements.filter(id => !left.has(id)) }),
    );
  const expansions = (lines.expansions ?? []).filter(
    line => !left.has((JSON.parse(line) as RecordTypes['expansions']).baseGame),
  );
  return {
    folder: await writeSource({ ...lines, games: kept, expansions }),
    absent: [...left.values()],
  };
}
