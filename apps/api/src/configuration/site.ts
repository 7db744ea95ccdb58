import type { Config } from '#libs/config';

/** Addresses of the service, of the pages about its errors, of the dashboard, and of who is told of vulnerabilities; the operator's own pages. */
export class Site {
  constructor(
    /** Without a trailing slash. */
    readonly publicUrl: string,
    readonly errorsUrl: string,
    /** Where API keys are made, without a trailing slash. */
    readonly dashboardUrl: string,
    readonly securityContact: string | undefined,
    readonly policies: Config['http']['policies'],
  ) {}
}
