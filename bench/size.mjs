import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// npm run bench:size: how much code there is, by folder: TypeScript without tests, data, texts and what is generated.

const NOT_CODE = [
  ...[/\.spec\.tsx?$/, /^libs\/testing\//],
  ...[/\.data\.ts$/, /language\/words\/\w+\.ts$/],
  ...[/api-types\.ts$/, /\/generated\//],
];

const folders = new Map();
for (const file of trackedFiles()) {
  const [top, name] = file.split('/');
  const folder = top === 'apps' || top === 'libs' ? `${top}/${name}` : top;
  const lines = readFileSync(file, 'utf8').split('\n').length - 1;
  folders.set(folder, [...(folders.get(folder) ?? []), lines]);
}

console.log('| folder | files | lines | median | longest |\n|---|---|---|---|---|');
for (const [folder, lines] of [...folders].sort()) row(folder, lines);
row('all', [...folders.values()].flat());

function trackedFiles() {
  const listed = execFileSync('git', ['ls-files', 'apps', 'libs', 'indexer', 'bench'], { encoding: 'utf8' });
  return listed
    .split('\n')
    .filter(file => /\.tsx?$/.test(file))
    .filter(file => !NOT_CODE.some(kind => kind.test(file)));
}

function row(name, lines) {
  const sorted = lines.toSorted((a, b) => a - b);
  const sum = sorted.reduce((total, each) => total + each, 0);
  const median = sorted[Math.floor(sorted.length / 2)];
  console.log(`| ${name} | ${sorted.length} | ${sum} | ${median} | ${sorted.at(-1)} |`);
}
