import type { PlanRequestsConfig } from '#libs/config';

/** How the owner of an account asks for a larger plan. */
export class PlanRequestChannel {
  constructor(
    private readonly config: PlanRequestsConfig,
    /** What larger plans cost, in the words of the operator; `undefined`: nothing is said. */
    readonly prices: string | undefined,
  ) {}

  get kind(): 'mail' | 'link' | 'none' {
    if ('operatorMail' in this.config) return 'mail';
    return 'url' in this.config ? 'link' : 'none';
  }

  /** The URL of the operator's page; empty if there is none. */
  get url(): string {
    return 'url' in this.config ? this.config.url : '';
  }

  /** The address that gets the request by mail. */
  get operatorMail(): string | undefined {
    return 'operatorMail' in this.config ? this.config.operatorMail : undefined;
  }
}
