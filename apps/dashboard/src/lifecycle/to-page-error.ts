import { DatabaseUnavailable, UnknownKey } from '#libs/accounts';
import { StoreUnavailable } from '#libs/admission';
import { MailNotSent } from '../mail/mailer.js';
import { ProviderUnavailable } from '../sign-in/provider-unavailable.js';
import { PageError } from '../http/page-error.js';

const RETRY_SECONDS = 10;

/** The page for an error, wherever it was thrown. */
export function toPageError(error: unknown): PageError {
  if (error instanceof PageError) return error;
  if (error instanceof MailNotSent) return new PageError('mail-unavailable', RETRY_SECONDS);
  if (error instanceof ProviderUnavailable) return new PageError('provider-unavailable', RETRY_SECONDS);
  if (error instanceof StoreUnavailable || error instanceof DatabaseUnavailable)
    return new PageError('unavailable', RETRY_SECONDS);
  if (error instanceof UnknownKey) return new PageError('not-found');
  switch (statusOf(error)) {
    case 403:
      return new PageError('foreign-form');
    case 404:
      return new PageError('not-found');
    case 413:
      return new PageError('too-large');
    case 400:
    case 411:
    case 415:
      return new PageError('bad-request');
    default:
      return new PageError('unexpected');
  }
}

function statusOf(error: unknown): number | undefined {
  const { statusCode, getStatus } = (error ?? {}) as { statusCode?: number; getStatus?: () => number };
  return statusCode ?? getStatus?.call(error);
}
