/** Thrown where a page requires a signed-in person. */
export class SignInRequired extends Error {
  override readonly name = 'SignInRequired';

  /** Whether to return to the requested page after signing in, or else to the start page. */
  readonly returns: boolean;
  /** What was entered into the form that was sent, to be shown there. */
  readonly entered: Readonly<Record<string, string>> | undefined;

  constructor({ returns = false, entered }: Partial<Pick<SignInRequired, 'returns' | 'entered'>> = {}) {
    super();
    this.returns = returns;
    this.entered = entered;
  }
}
