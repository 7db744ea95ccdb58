/**
 * The header fields of pages: nothing is loaded from another origin, inline scripts and styles are ignored, no page is
 * shown inside another one, and no referrer is sent. Pages may send requests to this service alone.
 * @param publicUrl how clients reach the service, in case a page was opened under another name
 */
export function pageHeaders(publicUrl: string): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `connect-src 'self' ${new URL(publicUrl).origin}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    // For browsers that do not know frame-ancestors.
    'x-frame-options': 'DENY',
    link: `<${publicUrl}/openapi.json>; rel="service-desc"; type="application/json", <${publicUrl}/docs>; rel="service-doc"`,
  };
}
