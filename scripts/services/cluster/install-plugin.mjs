import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTool } from './run-tool.mjs';

const NAME = 'SecurityAnalysisPlugin';
const SOURCE = fileURLToPath(new URL(`security-analysis/${NAME}.java`, import.meta.url));

/** Compiles the plugin and puts it where every node of this home loads it from. */
export async function installPlugin({ home, jdk, version }) {
  const folder = join(home, 'plugins', 'security-analysis');
  const classes = join(home, 'plugin-classes');
  for (const each of [folder, classes]) mkdirSync(each, { recursive: true });
  await runTool(join(jdk, 'bin', 'javac'), ['-cp', join(home, 'lib', '*'), '-d', classes, SOURCE]);
  await runTool(join(jdk, 'bin', 'jar'), [
    '--create',
    '--file',
    join(folder, 'plugin.jar'),
    '-C',
    classes,
    '.',
  ]);
  const descriptor = {
    name: 'security-analysis',
    description: 'what the index of API keys is analyzed with',
    version: '1',
    'elasticsearch.version': version,
    'java.version': '21',
    classname: NAME,
  };
  writeFileSync(
    join(folder, 'plugin-descriptor.properties'),
    Object.entries(descriptor)
      .map(pair => pair.join('='))
      .join('\n'),
  );
}

/** A copy of the distribution that shares its files, so that the plugin is of this copy alone. */
export async function copyHome(distribution, home) {
  mkdirSync(home, { recursive: true });
  for (const part of ['bin', 'lib', 'modules', 'plugins'])
    await runTool('cp', ['-Rl', join(distribution, part), join(home, part)]);
  // Elasticsearch wants these files beside its folders.
  for (const file of ['LICENSE.txt', 'NOTICE.txt', 'README.asciidoc'])
    copyFileSync(join(distribution, file), join(home, file));
}
