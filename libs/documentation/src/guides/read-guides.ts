import { readFile } from 'node:fs/promises';
import { fillPlaceholders, type Placeholders } from '../fill-placeholders.js';
import { GUIDE_GROUPS } from './guides.js';

export interface Guide {
  readonly name: string;
  readonly group: string;
  readonly title: string;
  /** One sentence, below the title. */
  readonly lead: string;
  /** Markdown after the lead. */
  readonly text: string;
}

/** Reads all guides once, at startup. Placeholders in them such as `{{api}}` become addresses of this service. */
export function readGuides(addresses: Placeholders): Promise<readonly Guide[]> {
  return Promise.all(
    GUIDE_GROUPS.flatMap(({ title, guides }) => guides.map(name => readGuide(name, title, addresses))),
  );
}

/** @throws when the file does not begin with a title and a sentence */
export async function readGuide(name: string, group: string, addresses: Placeholders = {}): Promise<Guide> {
  const file = await readFile(new URL(`${name}.md`, import.meta.url), 'utf8');
  const filled = fillPlaceholders(file, addresses);
  const [, title, lead, text] = /^# (.+)\n\n(.+)\n\n([^]+)$/.exec(filled) ?? [];
  if (title === undefined || lead === undefined || text === undefined)
    throw new Error(`the guide ${name} must begin with a title and one sentence`);
  return { name, group, title, lead, text };
}

/** Second-level headings of a text. */
export function headingsOf(text: string): readonly string[] {
  const outsideCode = text.replace(/^```[^]*?^```/gm, '');
  return Array.from(outsideCode.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading);
}
