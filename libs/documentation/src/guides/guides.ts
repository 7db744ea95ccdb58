import { readFile } from 'node:fs/promises';
import { type Addresses, fillAddresses } from '../addresses.js';

export interface Guide {
  readonly name: string;
  readonly group: string;
  readonly title: string;
  /** One sentence, below the title. */
  readonly lead: string;
  /** Markdown after the lead. */
  readonly text: string;
}

/** Data: the guides in reading order, by group. The name is used for the file and for its address. */
const GROUPS = {
  'Get started': ['quick-start', 'authentication', 'not-here'],
  'Use the API': ['searching', 'type-ahead', 'filters', 'facets', 'pagination', 'languages', 'caching'],
  'Go live': ['limits', 'errors', 'keys', 'keys-in-web-pages', 'versions'],
  Tools: ['client', 'python', 'assistants', 'mirrors'],
} as const;

/** The guide that `/docs` shows. */
const FIRST_GUIDE = GROUPS['Get started'][0];

export function guidePath(name: string): string {
  return name === FIRST_GUIDE ? '/docs' : `/docs/guides/${name}`;
}

export function guideAsMarkdown({ title, lead, text }: Guide): string {
  return `# ${title}\n\n${lead}\n\n${text}`;
}

/** Reads all guides once, at startup. */
export function readGuides(addresses: Addresses): Promise<readonly Guide[]> {
  return Promise.all(
    Object.entries(GROUPS).flatMap(([group, names]) => names.map(name => readGuide(name, group, addresses))),
  );
}

/** @throws when the file does not begin with a title and a sentence */
export async function readGuide(name: string, group: string, addresses: Addresses): Promise<Guide> {
  const file = await readFile(new URL(`${name}.md`, import.meta.url), 'utf8');
  const [, title, lead, text] = /^# (.+)\n\n(.+)\n\n([^]+)$/.exec(fillAddresses(file, addresses)) ?? [];
  if (title === undefined || lead === undefined || text === undefined)
    throw new Error(`the guide ${name} must begin with a title and one sentence`);
  return { name, group, title, lead, text };
}
