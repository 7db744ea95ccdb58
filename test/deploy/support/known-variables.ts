import { readFileSync } from 'node:fs';

/** Every variable of `docs/configuration.md`, with a provider named Acme, and the files that each may be read from. */
export function knownVariables(): Set<string> {
  const documented = readFileSync('docs/configuration.md', 'utf8').matchAll(/^\| `([^`]+)`/gm);
  const names = [...documented].map(([, name = '']) => name.replace('<PROVIDER>', 'ACME'));
  return new Set(names.flatMap(name => [name, `${name}_FILE`]));
}
