/** Thrown where a page needs somebody who has signed in. */
export class SignInFirst extends Error {
  override readonly name = 'SignInFirst';
}
