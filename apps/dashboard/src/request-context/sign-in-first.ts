/** Thrown where a page requires a signed-in person. */
export class SignInFirst extends Error {
  override readonly name = 'SignInFirst';

  /** @param page to return to after signing in: a path of this site; `undefined`: the start page */
  constructor(readonly page?: string) {
    super();
  }
}
