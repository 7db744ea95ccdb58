import type { AccountsPart } from '../parts.js';

/** Whether this process can do its work now. */
export class Readiness {
  private closing = false;

  constructor(private readonly accounts: AccountsPart) {}

  get isClosing(): boolean {
    return this.closing;
  }

  beginClosing(): void {
    this.closing = true;
  }

  async check(): Promise<boolean> {
    if (this.closing) return false;
    return this.accounts.ping().then(
      () => true,
      () => false,
    );
  }
}
