import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type LoggedRequest, REQUEST_LIFE_MS, RequestLog, REQUESTS_PER_KEY } from '#libs/admission';
import { type BusyPause, inTransaction, orStoreUnavailable } from './file/database.js';

/** Not of a key that was withdrawn meanwhile: its requests would stay after its account was deleted. */
const ADD = `
  INSERT INTO recent_requests (key_id, at_ms, details)
  SELECT key_id, :atMs, :details FROM key_records WHERE key_id = :keyId`;

const DROP_SURPLUS = `
  DELETE FROM recent_requests WHERE key_id = :keyId AND number <= (
    SELECT number FROM recent_requests WHERE key_id = :keyId
    ORDER BY number DESC LIMIT 1 OFFSET ${REQUESTS_PER_KEY})`;

const READ = `
  SELECT at_ms AS atMs, details FROM recent_requests WHERE key_id = :keyId AND at_ms >= :sinceMs
  ORDER BY at_ms DESC, number DESC`;

export class EmbeddedRequestLog extends RequestLog {
  private readonly addRequest: StatementSync;
  private readonly dropSurplus: StatementSync;
  private readonly dropBefore: StatementSync;
  private readonly readRequests: StatementSync;

  constructor(
    private readonly database: DatabaseSync,
    private readonly pause: BusyPause,
  ) {
    super();
    this.addRequest = database.prepare(ADD);
    this.dropSurplus = database.prepare(DROP_SURPLUS);
    this.dropBefore = database.prepare('DELETE FROM recent_requests WHERE at_ms < ?');
    this.readRequests = database.prepare(READ);
  }

  override async add(requests: readonly LoggedRequest[]): Promise<void> {
    const newestMs = Math.max(...requests.map(({ atMs }) => atMs));
    await this.pause.orStoreUnavailable(() =>
      inTransaction(this.database, () => {
        for (const { keyId, atMs, ...details } of requests)
          this.addRequest.run({ keyId, atMs, details: JSON.stringify(details) });
        for (const keyId of new Set(requests.map(request => request.keyId))) this.dropSurplus.run({ keyId });
        if (requests.length > 0) this.dropBefore.run(newestMs - REQUEST_LIFE_MS);
      }),
    );
  }

  override async read(keyId: string, sinceMs: number): Promise<LoggedRequest[]> {
    return orStoreUnavailable(() =>
      this.readRequests.all({ keyId, sinceMs }).map(row => toRequest(keyId, row)),
    );
  }
}

function toRequest(keyId: string, row: Record<string, unknown>): LoggedRequest {
  const details = JSON.parse(String(row.details)) as Omit<LoggedRequest, 'keyId' | 'atMs'>;
  return { keyId, atMs: Number(row.atMs), ...details };
}
