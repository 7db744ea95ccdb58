import { parseRecord, type RecordTypes } from '#libs/catalog-source';
import type { Outcome } from './imported.js';

/** What became of each imported record, by its key. */
export class Outcomes {
  private readonly byKey = new Map<string, Outcome>();

  set(key: string, outcome: Outcome): void {
    this.byKey.set(key, outcome);
  }

  get(key: string): Outcome | undefined {
    return this.byKey.get(key);
  }

  /** The slug under which the catalog has the record, its own or that of the one it was merged with. */
  slugOf(key: string): string | undefined {
    const outcome = this.byKey.get(key);
    return outcome !== undefined && 'slug' in outcome ? outcome.slug : undefined;
  }

  /** Whether the source format accepts a record; one that it does not is left out with the reason. */
  accepts(
    resource: 'games' | 'expansions',
    key: string,
    record: RecordTypes['games'] | RecordTypes['expansions'],
  ): boolean {
    const parsed = parseRecord(resource, JSON.stringify(record));
    if ('record' in parsed) return true;
    const [fault] = parsed.faults;
    this.set(key, {
      became: 'left out',
      reason: `would be refused: ${fault?.field ?? ''} ${fault?.message ?? ''}`,
    });
    return false;
  }
}
