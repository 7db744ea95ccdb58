/**
 * Policies for the pages of the service: nothing is loaded from anywhere else, no page may be shown inside another one,
 * and no address is told where its visitor came from.
 */
const EVERYWHERE = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** @param styles hash of the one style sheet in the page, as `sha256-…` */
export function policyOfPage(styles: string): string {
  return [...EVERYWHERE, `style-src '${styles}'`].join('; ');
}

/**
 * For a page with scripts and styles of this origin, which may ask this service alone.
 * @param publicUrl how clients reach the service, should the page have been opened by another name
 */
export function policyOfConsole(publicUrl: string): string {
  return [
    ...EVERYWHERE,
    "script-src 'self'",
    "style-src 'self'",
    // Icons in style sheets are data.
    "img-src 'self' data:",
    `connect-src 'self' ${new URL(publicUrl).origin}`,
  ].join('; ');
}

/** The header fields that go with a policy. */
export function pageHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    // For browsers that do not know frame-ancestors.
    'x-frame-options': 'DENY',
  };
}
