import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isBefore, LAST_ROW, type CatalogChanges } from '#libs/catalog';
import { aGame, writeSource } from '#libs/testing';

/** An engine's log of changes. */
export interface OpenedLog {
  readonly changes: CatalogChanges;
  close(): Promise<void>;
}

/** What every log of changes does before the first change. */
export function describeCatalogChanges(engine: string, load: (folder: string) => Promise<OpenedLog>): void {
  describe(`${engine}, its log of changes`, () => {
    let log: OpenedLog;
    beforeAll(async () => {
      log = await load(await writeSource({ games: [aGame()] }));
    });
    afterAll(() => log.close());

    it('has an end, which stays the same', () => {
      const now = log.changes.now();
      expect(now).toEqual({ promotion: expect.stringMatching(/^\d{8}t\d{9}z$/), row: LAST_ROW });
      expect(log.changes.now()).toEqual(now);
    });

    it('does not reach back to a promotion of an earlier log', async () => {
      const now = log.changes.now();
      const earlier = { promotion: '20260101t000000000z', row: LAST_ROW };
      expect(isBefore(earlier, now)).toBe(true);
      expect(await log.changes.between(earlier, now, 10)).toBeUndefined();
    });
  });
}
