import { AsyncLocalStorage } from 'node:async_hooks';
import type { ProviderConfig } from '#libs/config';
import type { Authentication } from './authentication.js';
import { ProviderUnavailable } from './provider-unavailable.js';
import { whyUnverified } from './read-id-token.js';

type LibraryProvider = Awaited<Authentication['$context']>['socialProviders'][number];

interface Failure {
  /** Why the sign-in was refused, without anything personal. */
  reason?: string;
  unavailable?: ProviderUnavailable;
}

const failures = new AsyncLocalStorage<Failure>();

/** Records why the current sign-in is refused. The first reason counts. */
export function recordRefusal(reason: string): void {
  const failure = failures.getStore();
  if (failure !== undefined) failure.reason ??= reason;
}

/**
 * Records why a sign-in fails at the provider. The library turns every failure into the same redirect, in which an
 * unavailable provider or a wrong client secret look like a forged ID token.
 */
export function recordProviderFailures(library: LibraryProvider, { id, clientId }: ProviderConfig): void {
  const { validateAuthorizationCode, getUserInfo, idToken } = library;
  library.validateAuthorizationCode = request =>
    validateAuthorizationCode(request).catch((error: unknown) => {
      const refusal = refusalOf(error);
      if (refusal === undefined) recordUnavailable(asError(error));
      else recordRefusal(refusal);
      throw error;
    });
  if (idToken !== undefined && 'jwks' in idToken) {
    const { jwks } = idToken;
    idToken.jwks = async (...request) => {
      try {
        return await jwks(...request);
      } catch (error) {
        if (!isMissingKey(error)) recordUnavailable(error);
        throw error;
      }
    };
  }
  library.getUserInfo = async tokens => {
    const user = await getUserInfo(tokens);
    if (user === null)
      recordRefusal(whyUnverified(tokens.idToken, { clientId, nonce: tokens.expectedIdTokenNonce }));
    return user;
  };

  function recordUnavailable(cause: unknown): void {
    const failure = failures.getStore();
    if (failure !== undefined) failure.unavailable ??= new ProviderUnavailable(id, { cause });
  }
}

/**
 * Runs the library's part of a sign-in.
 * @param refusal why the answer is a refusal, as far as the answer says; `undefined` if it is none
 * @param onRefusal gets the reason
 * @throws ProviderUnavailable when it was refused because the provider did not answer
 */
export async function explainRefusal<Answer>(
  work: () => Promise<Answer>,
  refusal: (answer: Answer) => string | undefined,
  onRefusal: (reason: string) => void,
): Promise<Answer> {
  const failure: Failure = {};
  const answer = await failures.run(failure, work);
  const said = refusal(answer);
  if (said === undefined) return answer;
  if (failure.unavailable !== undefined) throw failure.unavailable;
  onRefusal(failure.reason ?? said);
  return answer;
}

/** The library throws the answer of the token endpoint as it is, which says nothing in a log. */
function asError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : new Error(`the token endpoint answered ${statusOf(thrown) ?? 'nothing'}`);
}

function statusOf(thrown: unknown): number | undefined {
  const { status } = (thrown ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : undefined;
}

/** Why the token endpoint refused a code (RFC 6749, section 5.2); `undefined` if it did not answer, or could not. */
function refusalOf(error: unknown): string | undefined {
  const status = statusOf(error);
  const { error: code } = (error ?? {}) as { error?: unknown };
  if (status === undefined || status >= 500 || status === 429) return undefined;
  const advice = status === 401 || code === 'invalid_client' ? '; check the id and secret of the client' : '';
  return `the token endpoint answered ${[status, errorCode(code)].join(' ').trim()}${advice}`;
}

/** An error code of OAuth or of the library, as it may be logged; any other text is left out. */
export function errorCode(code: unknown): string {
  return typeof code === 'string' && /^[a-z_]{1,60}$/.test(code) ? code : '';
}

/** The provider published its keys, but not the one that the ID token names. */
function isMissingKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'ERR_JWKS_NO_MATCHING_KEY';
}
