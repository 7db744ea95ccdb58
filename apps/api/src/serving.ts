/** Whether this process still takes on work; the one word that shutdown, readiness and the hooks share. */
export class Serving {
  private closing = false;

  get isClosing(): boolean {
    return this.closing;
  }

  /** From now on readiness says no, and every answer asks for its connection to be closed. */
  beginClosing(): void {
    this.closing = true;
  }
}
