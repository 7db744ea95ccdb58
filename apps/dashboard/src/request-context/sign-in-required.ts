/** Thrown where a page requires a signed-in person. */
export class SignInRequired extends Error {
  override readonly name = 'SignInRequired';

  /** @param page to return to after signing in: a path of this site; `undefined`: the start page */
  constructor(readonly page?: string) {
    super();
  }
}
