/** Items as the query service stores them: the parts of the RDF form of Wikibase that our queries use. */
export function toRdf(items: readonly object[]): string {
  return items.flatMap(item => itemTriples(item as Item)).join('\n');
}

/** The prefixes that the query service predefines. */
export const PREFIXES = Object.entries({
  wd: 'http://www.wikidata.org/entity/',
  wdt: 'http://www.wikidata.org/prop/direct/',
  p: 'http://www.wikidata.org/prop/',
  ps: 'http://www.wikidata.org/prop/statement/',
  pq: 'http://www.wikidata.org/prop/qualifier/',
  psv: 'http://www.wikidata.org/prop/statement/value/',
  wikibase: 'http://wikiba.se/ontology#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  schema: 'http://schema.org/',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
})
  .map(([prefix, address]) => `PREFIX ${prefix}: <${address}>`)
  .join('\n');

interface Term {
  readonly language: string;
  readonly value: string;
}
interface Snak {
  readonly snaktype: string;
  readonly datavalue?: { readonly type: string; readonly value: unknown };
}
interface Claim {
  readonly id: string;
  readonly rank: string;
  readonly mainsnak: Snak;
  readonly qualifiers?: Readonly<Record<string, readonly Snak[]>>;
}
interface Item {
  readonly id: string;
  readonly labels: Readonly<Record<string, Term>>;
  readonly descriptions: Readonly<Record<string, Term>>;
  readonly aliases: Readonly<Record<string, readonly Term[]>>;
  readonly claims: Readonly<Record<string, readonly Claim[]>>;
  readonly sitelinks: object;
}

/** The unit of numbers without a unit. */
const ONE = 'wd:Q199';

function itemTriples({ id, labels, descriptions, aliases, claims, sitelinks }: Item): string[] {
  const terms = (predicate: string, each: readonly Term[]) =>
    each.map(({ language, value }) => `wd:${id} ${predicate} ${JSON.stringify(value)}@${language} .`);
  return [
    ...terms('rdfs:label', Object.values(labels)),
    ...terms('schema:description', Object.values(descriptions)),
    ...terms('skos:altLabel', Object.values(aliases).flat()),
    `wd:${id} wikibase:sitelinks ${Object.keys(sitelinks).length} .`,
    ...Object.entries(claims).flatMap(([property, statements]) =>
      statements.flatMap(statement => statementTriples(id, property, statement)),
    ),
  ];
}

/** Triples that only say that there is a value are left out: the queries do not use them. */
function statementTriples(
  item: string,
  property: string,
  { id, rank, mainsnak, qualifiers = {} }: Claim,
): string[] {
  const { datavalue } = mainsnak;
  if (datavalue === undefined) return [];
  const node = `<http://www.wikidata.org/entity/statement/${id.replace('$', '-')}>`;
  const valueNode = `<http://www.wikidata.org/value/${id.replace('$', '-')}>`;
  const { short, parts = [] } = rdfValue(datavalue.type, datavalue.value);
  return [
    `wd:${item} p:${property} ${node} .`,
    `${node} wikibase:rank wikibase:${rank[0]?.toUpperCase()}${rank.slice(1)}Rank .`,
    `${node} ps:${property} ${short} .`,
    ...(rank === 'deprecated' ? [] : [`wd:${item} wdt:${property} ${short} .`]),
    ...(parts.length > 0 ? [`${node} psv:${property} ${valueNode} .`] : []),
    ...parts.map(([predicate, value]) => `${valueNode} ${predicate} ${value} .`),
    ...Object.entries(qualifiers).flatMap(([qualifier, snaks]) =>
      snaks.flatMap(({ datavalue: said }) =>
        said === undefined ? [] : [`${node} pq:${qualifier} ${rdfValue(said.type, said.value).short} .`],
      ),
    ),
  ];
}

function rdfValue(
  type: string,
  value: unknown,
): { short: string; parts?: readonly (readonly [predicate: string, value: string])[] } {
  const fields = value as Readonly<Record<string, string>>;
  switch (type) {
    case 'wikibase-entityid':
      return { short: `wd:${fields.id}` };
    case 'monolingualtext':
      return { short: `${JSON.stringify(fields.text)}@${fields.language}` };
    case 'quantity': {
      const amount = `"${fields.amount}"^^xsd:decimal`;
      const unit = fields.unit === '1' ? ONE : `<${fields.unit}>`;
      return {
        short: amount,
        parts: [
          ['wikibase:quantityAmount', amount],
          ['wikibase:quantityUnit', unit],
          ...bound('wikibase:quantityLowerBound', fields.lowerBound),
          ...bound('wikibase:quantityUpperBound', fields.upperBound),
        ],
      };
    }
    case 'time': {
      const time = `"${(fields.time ?? '').slice(1).replaceAll('-00', '-01')}"^^xsd:dateTime`;
      return {
        short: time,
        parts: [
          ['wikibase:timeValue', time],
          ['wikibase:timePrecision', String(fields.precision)],
        ],
      };
    }
    default:
      return { short: JSON.stringify(value) };
  }
}

function bound(predicate: string, amount: string | undefined): (readonly [string, string])[] {
  return amount === undefined ? [] : [[predicate, `"${amount}"^^xsd:decimal`]];
}
