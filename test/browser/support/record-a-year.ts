import { addDays, daysBetween, dayOf, DAY_MS, monthOf, tagOfKeyId } from '#libs/admission';
import { withDatabase } from '../../e2e/dashboard/support/with-database.js';

/** Days of a year, today included. */
const DAYS = 366;

/** Of a key: requests a day at the end of the year, and how many days before today it was made and ended. */
export interface YearOfKey {
  readonly keyId: string;
  readonly perDay: number;
  readonly madeDaysAgo: number;
  readonly endedDaysAgo?: number;
}

/** Shares of requests that ended so, on a usual day. */
const STATUSES = [
  ['/games', '200', 0.46],
  ['/games', '304', 0.12],
  ['/games/{slug}', '200', 0.27],
  ['/suggest', '200', 0.1],
  ['/games/{slug}', '404', 0.03],
  ['/games', '400', 0.02],
] as const;

/**
 * Writes what keys would have been used for in a year into the databases of a data folder: more at weekends, before
 * Christmas and with time; on two days the limit was reached, on one the service failed.
 */
export function recordAYear(dataDir: string, email: string, keys: readonly YearOfKey[]): void {
  const today = dayOf(Date.now());
  const moment = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  const usedThisMonth = new Map<number, number>();
  withDatabase(dataDir, database => {
    database
      .prepare("UPDATE accounts SET plan = 'plus', created_at = ? WHERE email = ?")
      .run(moment(DAYS), email);
    const put = database.prepare('INSERT INTO usage_by_day VALUES (?, ?, ?, ?, ?, 0)');
    for (const { keyId, perDay, madeDaysAgo, endedDaysAgo } of keys) {
      const { place } = database.prepare('SELECT place FROM api_keys WHERE id = ?').get(keyId) as {
        place: number;
      };
      database
        .prepare('UPDATE api_keys SET created_at = ?, last_used_at = ?, usage_read_to = ? WHERE id = ?')
        .run(moment(madeDaysAgo), moment(endedDaysAgo ?? 0), today, keyId);
      if (endedDaysAgo !== undefined)
        database.prepare('UPDATE api_keys SET revoked_at = ? WHERE id = ?').run(moment(endedDaysAgo), keyId);
      const days = daysBetween(addDays(today, -madeDaysAgo), addDays(today, -(endedDaysAgo ?? 0)));
      for (const day of days) {
        const index = DAYS - (Date.parse(today) - Date.parse(day)) / DAY_MS;
        const total = perDay * shapeOf(day, index);
        for (const [route, status, share] of STATUSES)
          put.run(keyId, day, route, status, Math.round(total * share));
        if (index % 131 === 101) put.run(keyId, day, '/games', '429', Math.round(total * 0.3));
        if (index === 190) put.run(keyId, day, '/games', '503', Math.round(total * 0.2));
        if (monthOf(Date.parse(day)) === monthOf(Date.now()))
          usedThisMonth.set(place, (usedThisMonth.get(place) ?? 0) + Math.round(total * 0.88));
      }
    }
  });
  const accountTag = tagOfKeyId(keys[0]?.keyId ?? '');
  withDatabase(
    dataDir,
    database => {
      const put = database.prepare('UPDATE place_months SET used = ? WHERE account_tag = ? AND place = ?');
      for (const [place, used] of usedThisMonth) put.run(used, accountTag, place);
    },
    'admission.sqlite',
  );
}

/** About 1 at the end of the year. */
function shapeOf(day: string, index: number): number {
  const date = new Date(day);
  const weekend = [0, 5, 6].includes(date.getUTCDay()) ? 1.35 : 1;
  const christmas = day.slice(5) >= '11-20' && day.slice(5) <= '12-28' ? 1.25 : 1;
  const noise = 0.85 + 0.3 * Math.abs(Math.sin(index * 12.9898));
  return (0.25 + (0.55 * index) / DAYS) * weekend * christmas * noise;
}
