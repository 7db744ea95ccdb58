/** Where a service is reached: addresses without a trailing slash. */
export interface Site {
  readonly publicUrl: string;
  /** Where error codes are explained. */
  readonly errorsUrl: string;
  /** Where API keys are made. */
  readonly dashboardUrl: string;
  /** Where to report a vulnerability: a `mailto:` or `https:` address. */
  readonly securityContact: string | undefined;
  /** Terms, privacy: what the operator wrote. */
  readonly policies: readonly Policy[];
}

export interface Policy {
  readonly path: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

/** What pages link to, by the names that texts have for it: `{{api}}`. */
export interface Addresses {
  readonly site: string;
  readonly api: string;
  readonly errors: string;
  readonly dashboard: string;
  /** Path in front of all pages: what a proxy adds, or nothing. */
  readonly base: string;
}

export function addressesOf({ publicUrl, errorsUrl, dashboardUrl }: Site): Addresses {
  return {
    site: publicUrl,
    api: `${publicUrl}/api/v1`,
    errors: errorsUrl,
    dashboard: dashboardUrl,
    base: new URL(publicUrl).pathname.replace(/\/$/, ''),
  };
}

/** A text with the addresses of this service in place of `{{api}}` and the like. @throws for another name */
export function fillAddresses(text: string, addresses: Addresses): string {
  const named: Readonly<Partial<Record<string, string>>> = { ...addresses };
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const address = named[name];
    if (address === undefined) throw new Error(`the documentation names no address {{${name}}}`);
    return address;
  });
}
