import {
  CatalogChanges,
  CatalogUnavailable,
  LAST_ROW,
  RESOURCES,
  isBefore,
  promotionId,
  timeOf,
  type Change,
  type ChangePosition,
  type LoggedChange,
  type Resource,
} from '#libs/catalog';
import type { EmbeddedCatalog } from '#libs/search-embedded';

/** A log of changes in memory, of the promotions that a test makes. */
export class TestChangeLog extends CatalogChanges {
  private readonly promotions: string[] = [];
  private readonly rows: LoggedChange[] = [];

  async promote(before: EmbeddedCatalog | undefined, after: EmbeddedCatalog): Promise<void> {
    const promotion = promotionId(new Date(), this.promotions.at(-1));
    this.promotions.push(promotion);
    if (before === undefined) return;
    const changes = await differences(before, after);
    for (const [row, { resource, id, kind }] of changes.entries()) {
      const change = { resource, id, kind, generation: after.generation.id, at: timeOf(promotion) };
      this.rows.push({ change, position: { promotion, row } });
    }
  }

  /** Forgets all changes. */
  forget(): void {
    this.promotions.splice(0, this.promotions.length - 1);
  }

  override now(): ChangePosition {
    const promotion = this.promotions.at(-1);
    if (promotion === undefined) throw new CatalogUnavailable('no generation');
    return { promotion, row: LAST_ROW };
  }

  override between(
    after: ChangePosition,
    until: ChangePosition,
    count: number,
  ): Promise<LoggedChange[] | undefined> {
    if (!this.promotions.includes(after.promotion)) return Promise.resolve(undefined);
    const found = this.rows.filter(({ position }) => isBefore(after, position) && isBefore(position, until));
    return Promise.resolve(found.slice(0, count));
  }
}

async function differences(
  before: EmbeddedCatalog,
  after: EmbeddedCatalog,
): Promise<Pick<Change, 'resource' | 'id' | 'kind'>[]> {
  const lists = RESOURCES.map(async resource => {
    const [old, next] = [await shown(before, resource), await shown(after, resource)];
    return [...new Set([...old.keys(), ...next.keys()])].sort().flatMap(id => {
      if (old.get(id) === next.get(id)) return [];
      const kind = !old.has(id) ? 'created' : next.has(id) ? 'updated' : 'deleted';
      return [{ resource, id, kind } as const];
    });
  });
  return (await Promise.all(lists)).flat();
}

async function shown(
  { search, generation }: EmbeddedCatalog,
  resource: Resource,
): Promise<Map<string, string>> {
  const { hits } = await search.list(generation, {
    resource,
    filters: {},
    title: undefined,
    after: undefined,
    count: 1_000,
  });
  return new Map(hits.map(({ item }) => [item.id, JSON.stringify(item)]));
}
