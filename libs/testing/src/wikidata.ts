/** Documents of Wikidata for tests, in the form of the dump and of wbgetentities. */

export interface Statement {
  readonly mainsnak: object;
  readonly type: 'statement';
  readonly rank: string;
  readonly qualifiers?: Readonly<Record<string, readonly object[]>>;
}

/** The content of an item in a test; the builder writes it in the form of Wikidata. */
export interface ItemFields {
  readonly labels?: Readonly<Record<string, string>>;
  readonly descriptions?: Readonly<Record<string, string>>;
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
  readonly claims?: Readonly<Record<string, readonly Statement[]>>;
  readonly modified?: string;
  /** Names of the Wikimedia projects that have a page about it. */
  readonly sitelinks?: readonly string[];
}

/** An item document. The code that writes it decides about escapes in text. */
export function anItem(id: string, fields: ItemFields = {}): Readonly<Record<string, unknown>> {
  const { labels = {}, descriptions = {}, aliases = {}, claims = {}, modified, sitelinks = [] } = fields;
  return {
    type: 'item',
    id,
    labels: terms(labels),
    descriptions: terms(descriptions),
    aliases: Object.fromEntries(
      Object.entries(aliases).map(([language, values]) => [
        language,
        values.map(value => ({ language, value })),
      ]),
    ),
    claims: Object.fromEntries(
      Object.entries(claims).map(([property, statements]) => [
        property,
        statements.map((each, index) => ({
          ...each,
          mainsnak: { ...each.mainsnak, property },
          id: `${id}$${property}-${index}`,
        })),
      ]),
    ),
    sitelinks: Object.fromEntries(sitelinks.map(site => [site, { site, title: id, badges: [] }])),
    pageid: 1,
    ns: 0,
    title: id,
    lastrevid: 1,
    ...(modified !== undefined && { modified }),
  };
}

function terms(texts: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(texts).map(([language, value]) => [language, { language, value }]),
  );
}

/** Statements by the kind of their value. */
export const says = {
  item: (id: string, rank = 'normal'): Statement =>
    statement(
      { value: { 'entity-type': 'item', 'numeric-id': Number(id.slice(1)), id }, type: 'wikibase-entityid' },
      'wikibase-item',
      rank,
    ),
  text: (value: string, rank = 'normal'): Statement =>
    statement({ value, type: 'string' }, 'external-id', rank),
  title: (text: string, language: string, rank = 'normal'): Statement =>
    statement({ value: { text, language }, type: 'monolingualtext' }, 'monolingualtext', rank),
  /** @param unit the id of an item, or `1` */
  quantity: (amount: string, unit = '1', rank = 'normal'): Statement =>
    statement(
      {
        value: { amount, unit: unit === '1' ? unit : `http://www.wikidata.org/entity/${unit}` },
        type: 'quantity',
      },
      'quantity',
      rank,
    ),
  /** A number of which only the bounds are known, as a duration of 60 to 90 minutes is written. */
  between: (amount: string, lowerBound: string, upperBound: string, unit: string): Statement =>
    statement(
      {
        value: { amount, lowerBound, upperBound, unit: `http://www.wikidata.org/entity/${unit}` },
        type: 'quantity',
      },
      'quantity',
      'normal',
    ),
  time: (time: string, precision = 9, rank = 'normal'): Statement =>
    statement(
      {
        value: {
          time,
          timezone: 0,
          before: 0,
          after: 0,
          precision,
          calendarmodel: 'http://www.wikidata.org/entity/Q1985727',
        },
        type: 'time',
      },
      'time',
      rank,
    ),
  /** The same statement, as of a year. */
  asOf: (year: number, said: Statement): Statement => ({
    ...said,
    qualifiers: { P585: [says.time(`+${year}-00-00T00:00:00Z`).mainsnak] },
  }),
  /** That there is no value, or that it is not known. */
  nothing: (snaktype: 'somevalue' | 'novalue', rank = 'normal'): Statement => ({
    mainsnak: { snaktype, datatype: 'wikibase-item' },
    type: 'statement',
    rank,
  }),
};

function statement(datavalue: object, datatype: string, rank: string): Statement {
  return { mainsnak: { snaktype: 'value', datavalue, datatype }, type: 'statement', rank };
}

/** A dump as it is written: brackets on lines of their own, a comma behind every document but the last. */
export function aDump(documents: readonly object[], lineEnd = '\n'): string {
  const lines = documents.map(document => escapeText(JSON.stringify(document)));
  return `[${lineEnd}${lines.join(`,${lineEnd}`)}${lineEnd}]${lineEnd}`;
}

/** The dump writes every character beyond ASCII as an escape. */
function escapeText(json: string): string {
  return json.replace(
    /[\u0080-\uFFFF]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
