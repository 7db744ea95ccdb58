import { compareKeys } from '../../catalog/compare-keys.js';
import { Entity, type Statement } from '../entity/entity.js';
import { itemOf } from '../entity/parse-value.js';
import { sparqlValue } from './sparql-value.js';
import type { SparqlRow } from './sparql-rows.js';

interface Gathered {
  readonly labels: Record<string, string>;
  readonly descriptions: Record<string, string>;
  readonly aliases: Record<string, string[]>;
  sitelinks: number | undefined;
  readonly statements: Map<string, Map<string, Statement>>;
}

/** Puts the rows of any number of result pages together by item. */
export class RowTable {
  private readonly items = new Map<string, Gathered>();

  add(row: SparqlRow): void {
    const id = itemOf(row.item?.value ?? '');
    const property = row.property?.value;
    if (id === undefined || property === undefined || row.value === undefined) return;
    const item = this.itemOf(id);
    const { value, 'xml:lang': language = '' } = row.value;
    if (property === 'label') item.labels[language] = value;
    else if (property === 'description') item.descriptions[language] = value;
    else if (property === 'alias') (item.aliases[language] ??= []).push(value);
    else if (property === 'sitelinks') item.sitelinks = Number(value);
    else this.addStatement(item, property, row);
  }

  /** Statements and aliases are sorted, because the order of rows may differ each time. */
  entities(): Entity[] {
    return Array.from(this.items, ([id, { labels, descriptions, aliases, sitelinks, statements }]) => {
      for (const texts of Object.values(aliases)) texts.sort();
      return new Entity(id, [], undefined, labels, descriptions, aliases, sitelinks, property =>
        [...(statements.get(property) ?? [])]
          .sort(([a], [b]) => compareKeys(a, b))
          .map(([, statement]) => statement),
      );
    });
  }

  /** A row comes once for each combination of values, so the same statement may come many times. */
  private addStatement(item: Gathered, property: string, row: SparqlRow): void {
    const statement = {
      rank: rankOf(row.rank?.value),
      value: sparqlValue(row),
      pointInTime: row.at && sparqlValue({ value: row.at }),
    };
    const group = item.statements.get(property) ?? new Map<string, Statement>();
    item.statements.set(property, group.set(JSON.stringify(statement), statement));
  }

  private itemOf(id: string): Gathered {
    const known = this.items.get(id);
    if (known !== undefined) return known;
    const item = { labels: {}, descriptions: {}, aliases: {}, sitelinks: undefined, statements: new Map() };
    this.items.set(id, item);
    return item;
  }
}

function rankOf(address: string | undefined): Statement['rank'] {
  if (address?.endsWith('PreferredRank')) return 'preferred';
  return address?.endsWith('DeprecatedRank') ? 'deprecated' : 'normal';
}
