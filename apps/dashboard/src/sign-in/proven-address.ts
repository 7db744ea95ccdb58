import { foldEmail, InvalidEmail } from '#libs/accounts';

/** What a provider says about a person, in an ID token or in an answer of its userinfo endpoint. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * The address that these claims prove, folded. Only `email_verified` with the boolean `true` proves it: the
 * text "true" may be an attribute that people edit themselves, and other names mean nothing in the standard.
 *
 * Address and proof must come from the same claims: a proof in one document does not cover an address in another.
 */
export function provenAddress(claims: Claims): string | undefined {
  if (claim(claims, 'email_verified') !== true) return undefined;
  const email = claim(claims, 'email');
  if (typeof email !== 'string') return undefined;
  try {
    return foldEmail(email);
  } catch (error) {
    if (error instanceof InvalidEmail) return undefined;
    throw error;
  }
}

/** One claim as it was sent; never an inherited property of the object. */
export function claim(claims: Claims, name: string): unknown {
  return Object.hasOwn(claims, name) ? claims[name] : undefined;
}
