import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { variable, type VariableName, type VariableWith } from './variables.js';

/** What an operator lets readers know in its own words, at a path of the API. */
export interface Policy {
  readonly path: string;
  readonly title: string;
  /** Markdown after the title. */
  readonly text: string;
}

/** Characters. The terms of large services have half of that. */
const LONGEST_POLICY = 100_000;

/**
 * Reads single variables and collects what is wrong with them instead of stopping at the first, so
 * that one start shows every problem.
 */
export class EnvironmentReader {
  readonly problems: string[] = [];

  constructor(private readonly environment: Readonly<Record<string, string | undefined>>) {}

  text(name: VariableWith<{ default: string }>): string {
    return this.raw(name) ?? variable(name).default;
  }

  /** `undefined` when unset. */
  optional(name: VariableName): string | undefined {
    return this.raw(name);
  }

  /** The text of the file that the variable names: certificates or a key in PEM. */
  pemFile(name: VariableName): string | undefined {
    const path = this.raw(name);
    if (path === undefined) return undefined;
    try {
      const text = readRegularFile(path);
      // Node reads a file without any certificate as an empty list, and fails only at the first connection.
      if (/^-----BEGIN [A-Z ]+-----$/m.test(text)) return text;
      this.problems.push(`${name} names a file that contains no PEM data: ${path}`);
    } catch (error) {
      this.problems.push(`${name} names a file that cannot be read: ${(error as Error).message}`);
    }
    return undefined;
  }

  integer(name: VariableWith<{ bounds: object; default: number }>): number {
    return this.optionalInteger(name) ?? variable(name).default;
  }

  optionalInteger(name: VariableWith<{ bounds: object }>): number | undefined {
    const raw = this.raw(name);
    if (raw === undefined) return undefined;
    const value = Number(raw);
    const [min, max] = variable(name).bounds;
    if (/^\d+$/.test(raw) && value >= min && value <= max) return value;
    this.problems.push(`${name} must be a whole number from ${min} to ${max}, but is ${JSON.stringify(raw)}`);
    return undefined;
  }

  /** An absolute URL without its trailing slashes. */
  url(name: VariableName, protocols: readonly string[]): string | undefined {
    const raw = this.raw(name);
    if (raw === undefined) return undefined;
    if (URL.canParse(raw) && protocols.includes(new URL(raw).protocol)) return raw.replace(/\/+$/, '');
    // The value is not repeated: a URL may contain a password.
    const schemes = protocols.map(protocol => `${protocol}//`).join(' or ');
    this.problems.push(`${name} must be an absolute URL that starts with ${schemes}`);
    return undefined;
  }

  /**
   * The http or https URL of a page or service, without its trailing slashes. It has no user and password: these URLs
   * are shown to everyone, and by `npm run config`.
   */
  webUrl(name: VariableName): string | undefined {
    const url = this.url(name, ['http:', 'https:']);
    if (url === undefined || !hasUserInfo(url)) return url;
    this.problems.push(`${name} must not contain a user or password: it is shown to others`);
    return undefined;
  }

  /** A page of the operator's own, in Markdown. */
  policy(name: 'TERMS' | 'PRIVACY'): Policy | undefined {
    const raw = this.raw(name)?.replaceAll('\r\n', '\n');
    if (raw === undefined) return undefined;
    const [, title, text] = /^# (.+)\n([^]+)$/.exec(raw) ?? [];
    if (title !== undefined && text !== undefined && raw.length <= LONGEST_POLICY)
      return { path: `/${name.toLowerCase()}`, title, text };
    this.problems.push(
      `${name} must be Markdown of at most ${LONGEST_POLICY} characters that begins with a line of # and a title`,
    );
    return undefined;
  }

  /** Where people can be contacted: `mailto:` or `https:`. */
  contact(name: VariableName): string | undefined {
    const raw = this.raw(name);
    const isContact = raw === undefined || /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(raw);
    if (isContact && !hasUserInfo(raw)) return raw;
    this.problems.push(
      `${name} must be mailto: and an address, or an https:// URL${isContact ? ' without a user or password' : ''}`,
    );
    return undefined;
  }

  databaseUrl(name: VariableName): string | undefined {
    const raw = this.raw(name);
    if (raw === undefined) return undefined;
    if (raw.startsWith('sqlite:'))
      return `sqlite:${resolve(raw.slice('sqlite:'.length).replace(/^\/\/(?=\/)/, ''))}`;
    if (URL.canParse(raw) && /^postgres(ql)?:$/.test(new URL(raw).protocol)) {
      const { pathname, search, hash } = new URL(raw);
      // A password that ended the host early would be read, and shown, as the name of the database.
      if (`${pathname}${search}${hash}`.includes('@'))
        this.problems.push(
          `${name} has an @ after its host: in a password / ? # and @ must be percent-escaped`,
        );
      return raw;
    }
    this.problems.push(`${name} must be sqlite:<path> or postgres://user@host/database`);
    return undefined;
  }

  matching(name: VariableWith<{ default: string }>, pattern: RegExp): string {
    const text = this.text(name);
    if (!pattern.test(text))
      this.problems.push(`${name} must match ${pattern.source}, but is ${JSON.stringify(text)}`);
    return text;
  }

  oneOf<T extends string>(name: VariableWith<{ default: string }>, values: readonly [T, ...T[]]): T {
    const text = this.text(name);
    const found = values.find(value => value === text);
    if (found === undefined)
      this.problems.push(`${name} must be one of ${values.join(', ')}, but is ${JSON.stringify(text)}`);
    return found ?? values[0];
  }

  /** A comma-separated list of secrets, none of which appears in a message. */
  secrets(name: VariableWith<{ minLength: number }>): string[] {
    const { minLength } = variable(name);
    const raw = this.raw(name);
    if (raw === undefined) return [];
    const secrets = raw.split(',').map(secret => secret.trim());
    if (secrets.some(secret => secret.length < minLength))
      this.problems.push(
        `${name} must be a comma-separated list of secrets of at least ${minLength} characters each`,
      );
    return secrets;
  }

  /** A comma-separated list of words; none when unset. */
  list(name: VariableName): string[] {
    return (this.raw(name) ?? '')
      .split(',')
      .map(word => word.trim())
      .filter(word => word !== '');
  }

  /** One secret that never appears in a message. */
  secret(name: VariableWith<{ minLength: number }>): string | undefined {
    const { minLength } = variable(name);
    const raw = this.raw(name);
    if (raw !== undefined && raw.length < minLength)
      this.problems.push(`${name} must have at least ${minLength} characters`);
    return raw;
  }

  /** For a variable that another one makes necessary. */
  required(name: VariableName, because: string): string {
    const raw = this.raw(name);
    if (raw === undefined) this.problems.push(`${name} must be set, because ${because}`);
    return raw ?? '';
  }

  /** A setting that would be ignored is a mistake, and for credentials and certificates a dangerous one. */
  refuseWithout(what: string, names: readonly VariableName[]): void {
    for (const name of names)
      if (this.raw(name) !== undefined) this.problems.push(`${name} has no effect without ${what}`);
  }

  /**
   * The variable, else the text of the file named by the same variable with `_FILE` appended: more tools show the
   * environment of a process than the files it may read.
   */
  private raw(name: VariableName): string | undefined {
    const value = this.given(name);
    const path = this.given(`${name}_FILE`);
    if (path === undefined) return value;
    if (value !== undefined) this.report(`${name} and ${name}_FILE are both set: leave one of them out`);
    try {
      return readRegularFile(path).trim() || undefined;
    } catch (error) {
      this.report(`${name}_FILE names a file that cannot be read: ${(error as Error).message}`);
      return undefined;
    }
  }

  private given(name: string): string | undefined {
    const value = this.environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** Once for each problem, however often its variable is read. */
  private report(problem: string): void {
    if (!this.problems.includes(problem)) this.problems.push(problem);
  }
}

/** @throws for a pipe, too: reading it would wait for a writer, maybe for ever */
function readRegularFile(path: string): string {
  if (!statSync(path).isFile()) throw new Error(`${path} is not a regular file`);
  return readFileSync(path, 'utf8');
}

function hasUserInfo(url = ''): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}
