import { Inject, Injectable } from '@nestjs/common';
import type { Config, PlanRequestsConfig } from '#libs/config';
import { CONFIG } from '../configuration/configuration.module.js';

/** How the owner of an account asks for a larger plan. */
@Injectable()
export class PlanRequestChannel {
  /** What larger plans cost, in the words of the operator; `undefined`: nothing is said. */
  readonly prices: string | undefined;
  private readonly config: PlanRequestsConfig;

  constructor(@Inject(CONFIG) { dashboard }: Config) {
    this.prices = dashboard.planPrices;
    this.config = dashboard.planRequests;
  }

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
