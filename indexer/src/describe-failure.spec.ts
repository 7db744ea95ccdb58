import { errors } from '@elastic/elasticsearch';
import { describe, expect, it } from '@jest/globals';
import { describeFailure } from './describe-failure.js';
import { EXIT } from './failure/exit-codes.js';

function refusal(statusCode: number, type: string, reason = 'because'): errors.ResponseError {
  const request = { params: { method: 'GET', path: '/_cluster/health' } };
  const body = { error: { type, reason, root_cause: [] } };
  return new errors.ResponseError({
    statusCode,
    body,
    headers: {},
    warnings: null,
    meta: { request } as never,
  });
}

describe('a failure', () => {
  it.each([
    [
      'credentials',
      refusal(401, 'security_exception'),
      EXIT.refused,
      'unauthorized',
      /ELASTICSEARCH_API_KEY/,
    ],
    ['privileges', refusal(403, 'security_exception'), EXIT.refused, 'forbidden', /operating\.md/],
    ['a full disk', refusal(429, 'cluster_block_exception'), EXIT.refused, 'disk_full', /indexer -- prune/],
    [
      'a disk without any space',
      refusal(503, 'translog_exception', 'No space left on device'),
      EXIT.refused,
      'disk_full',
      /indexer -- prune/,
    ],
    [
      'the limit of shards',
      refusal(
        400,
        'validation_exception',
        'this action would add [2] shards, but [1000]/[1000] maximum normal shards open',
      ),
      EXIT.refused,
      'shard_limit',
      /indexer -- prune/,
    ],
    ['a request', refusal(400, 'parsing_exception'), EXIT.failed, 'elasticsearch_refused', /GET .* because/],
  ])('of %s says what to do', (_, failure, exitCode, code, message) => {
    expect(describeFailure(failure)).toMatchObject({
      exitCode,
      error: { code, message: expect.stringMatching(message) },
    });
  });

  it.each([
    ['EROFS', 'mkdir'],
    ['EACCES', 'open'],
    ['ENOTDIR', 'scandir'],
  ])('of the file system (%s) is a message without a stack', (code, syscall) => {
    const message = `${code}: some reason, ${syscall} '/there'`;
    const failure = Object.assign(new Error(message), { code, syscall, path: '/there' });
    const { exitCode, error } = describeFailure(failure);
    expect({ exitCode, code: error.code }).toEqual({ exitCode: EXIT.usage, code: 'file_system' });
    expect(error.message).toContain(message);
    expect(error.message).not.toContain('    at ');
  });

  it.each(['ENOSPC', 'EDQUOT'])('of a write to a full disk (%s) says what to do', code => {
    const failure = Object.assign(new Error(`${code}: some reason, write`), { code, syscall: 'write' });
    const { exitCode, error } = describeFailure(failure);
    expect([exitCode, error.code]).toEqual([EXIT.usage, 'file_system']);
    expect(error.message).toBe(
      `${code}: some reason, write. The disk that is written to is full: free some space, and run the same command again.`,
    );
  });

  it('that was not expected says where it happened', () => {
    expect(describeFailure(new Error('odd')).error.message).toMatch(/odd\n +at /);
  });
});
