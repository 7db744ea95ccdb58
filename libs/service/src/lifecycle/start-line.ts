import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** What the log says once a process serves: where, which version, and on what. */
export interface StartLine {
  readonly version: string;
  readonly node: string;
  /** Where it listens, as URLs. */
  readonly addresses: readonly string[];
  /** The kind of each engine, never where it is: an address may contain a password. */
  readonly engines: Readonly<Record<string, string>>;
}

export function startLine(
  addresses: readonly (string | undefined)[],
  engines: StartLine['engines'],
): StartLine {
  const listens = addresses.filter(address => address !== undefined);
  return { version: projectVersion(), node: process.version, addresses: listens, engines };
}

/** The version of the project, as its `package.json` says it. */
export function projectVersion(): string {
  const path = findPackageJSON(import.meta.url);
  if (path === undefined) throw new Error('the package.json of this project is missing');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
