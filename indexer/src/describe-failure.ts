import { errors } from '@elastic/elasticsearch';
import { CommanderError } from 'commander';
import { SourceRefused } from '#libs/catalog-source';
import { ConfigError } from '#libs/config';
import { describeRefusal } from './elastic/describe-refusal.js';
import { EXIT } from './failure/exit-codes.js';
import type { FailureDescription } from './failure/failure-description.js';
import { IndexerFailure } from './failure/indexer-failure.js';

/** Everything that can be thrown, as one message and one exit code. */
export function describeFailure(failure: unknown): FailureDescription {
  if (failure instanceof IndexerFailure) {
    const { code, exitCode, message, details } = failure;
    return { exitCode, error: { code, message, ...details } };
  }
  if (failure instanceof SourceRefused) {
    const { code, message, faults, faultCount } = failure;
    return { exitCode: EXIT.sourceRefused, error: { code, message, faultCount, faults } };
  }
  if (failure instanceof ConfigError)
    return { exitCode: EXIT.usage, error: { code: 'configuration', message: failure.message } };
  if (failure instanceof CommanderError)
    return {
      exitCode: EXIT.usage,
      error: { code: 'usage', message: failure.message.replace(/^error: /, '') },
    };
  if (failure instanceof errors.ResponseError) return describeRefusal(failure);
  if (isFullDisk(failure))
    return {
      exitCode: EXIT.usage,
      error: {
        code: 'file_system',
        message: `${failure.message}. The disk that is written to is full: free some space, and run the same command again.`,
      },
    };
  if (isOfFileSystem(failure))
    return {
      exitCode: EXIT.usage,
      error: {
        code: 'file_system',
        message: `${failure.message}. Check the path, and whether this account may read or write there.`,
      },
    };
  return { exitCode: EXIT.failed, error: { code: 'unexpected', message: unexpected(failure) } };
}

/** What a write to an open file fails with when there is no more space, or no more of it for this account. */
function isFullDisk(failure: unknown): failure is NodeJS.ErrnoException {
  return (
    Error.isError(failure) && 'code' in failure && (failure.code === 'ENOSPC' || failure.code === 'EDQUOT')
  );
}

/** A path that cannot be used: the error of the system says which and why. */
function isOfFileSystem(failure: unknown): failure is NodeJS.ErrnoException {
  return Error.isError(failure) && 'syscall' in failure && 'path' in failure && 'code' in failure;
}

/** An unexpected error, so the message includes where it happened. */
function unexpected(failure: unknown): string {
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}
