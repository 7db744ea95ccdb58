/** Thrown where a page requires a signed-in person. */
export class SignInFirst extends Error {
  override readonly name = 'SignInFirst';
}
