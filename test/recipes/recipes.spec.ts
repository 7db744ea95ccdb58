import { readFileSync } from 'node:fs';
import { beforeAll, describe, it } from '@jest/globals';
import { ProjectCopy } from '../support/project-copy.js';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'];
const CLIENT = 'libs/client/src/catalog-client.ts';
const V1_MODULE = 'apps/api/src/v1/v1.module.ts';

/** Data: lines about mechanics, after which the same line about moods is added. */
const LINES_TO_ADD = [
  ['libs/catalog/src/model/resources.ts', '  readonly mechanics: Term;\n'],
  ['libs/catalog/src/model/resources.ts', "  mechanics: 'mechanic',\n"],
  ['libs/catalog-source/src/schema/source-schemas.ts', '  mechanics: term,\n'],
  [V1_MODULE, /^import \{ MechanicsModule .*\n/m],
  [V1_MODULE, '    MechanicsModule,\n'],
  ['test/e2e/support/fixture-catalog.ts', "  mechanics: [aTerm('engine-building'), aTerm('trading')],\n"],
  ['libs/client/src/resources.ts', "export type Mechanic = Schemas['Term'];\n"],
  ['libs/client/src/queries.ts', "export type MechanicsQuery = QueryOf<'listMechanics'>;\n"],
  ['apps/mcp/src/ids/get-by-id.ts', "  mechanics: 'mechanic',\n"],
  [CLIENT, '  MechanicsQuery,\n'],
  [CLIENT, '  Mechanic,\n'],
  [CLIENT, /^ {2}mechanics\([^]*?(?=^ {2}categories\()/m],
] as const;

/** Files about mechanics of which a copy about moods is made. */
const FILES_TO_COPY = [
  'apps/api/src/v1/mechanics/mechanics.controller.ts',
  'apps/api/src/v1/mechanics/mechanics.module.ts',
  'test/e2e/v1/mechanics/200.spec.ts',
];

/** No game of the fixture names a mood. */
function aboutMoods(text: string): string {
  return text
    .replaceAll('mechanic', 'mood')
    .replaceAll('Mechanic', 'Mood')
    .replaceAll('engine-building', 'cozy')
    .replaceAll('games: 1', 'games: 0');
}

/** The blocks of code below a heading of CONTRIBUTING.md, without their indentation. */
function blocksOf(heading: string): string[] {
  const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(`## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return Array.from(own.matchAll(/^ *```ts\n([^]*?)^ *```$/gm), ([, code = '']) =>
    code.replace(/^ {3}/gm, ''),
  );
}

describe('a copy of the project, changed by a recipe', () => {
  let project: ProjectCopy;
  beforeAll(async () => void (project = await ProjectCopy.make()));

  it('has one more filter after two edits', async () => {
    const [field = '', example = ''] = blocksOf('Add a filter');
    const spec = 'test/e2e/v1/games/200.spec.ts';
    await project.replace('libs/catalog/src/fields/games.fields.ts', /^ {2}editions: .*\n/m, () => field);
    await project.replace(spec, /const FILTERED.*\n/, heading => heading + example);
    await project.run('npm run types');
    await project.run('npm run golden:update');
    await project.run('npm run openapi');
    await project.run(`jest test/contract/catalog/embedded ${spec} test/e2e/openapi`);
  });

  it('has one more resource after edits of five files, of the client and the MCP server', async () => {
    for (const [file, line] of LINES_TO_ADD) await project.replace(file, line, own => own + aboutMoods(own));
    for (const file of FILES_TO_COPY)
      await project.write(aboutMoods(file), aboutMoods(await project.read(file)));
    const label = Object.fromEntries(LANGUAGES.map(language => [language, 'Cozy']));
    await project.write('indexer/seed/moods.ndjson', `${JSON.stringify({ id: 'cozy', label })}\n`);
    await project.run('npm run golden:update');
    await project.run('npm run openapi');
    await project.run('npm run types');
    await project.run('npm run arch');
    await project.run('jest test/e2e/v1/moods test/e2e/openapi test/e2e/client/lists test/e2e/docs.spec');
  });
});
