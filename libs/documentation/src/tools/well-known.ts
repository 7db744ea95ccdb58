import { StaticFile } from '#libs/service';

const A_YEAR_MS = 365 * 86_400_000;
const CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Points to the description of this host's API (RFC 9727). */
export function apiCatalog(publicUrl: string): StaticFile {
  const linkset = [
    {
      anchor: `${publicUrl}/api/v1`,
      'service-desc': [{ href: `${publicUrl}/openapi.json`, type: 'application/json' }],
      'service-doc': [{ href: `${publicUrl}/docs`, type: 'text/html' }],
      status: [{ href: `${publicUrl}/health/ready`, type: 'application/json' }],
    },
  ];
  return new StaticFile(JSON.stringify({ linkset }), {
    contentType: CATALOG_TYPE,
    headers: { link: `<${publicUrl}/.well-known/api-catalog>; rel="api-catalog"` },
  });
}

/** Where to report a vulnerability (RFC 9116). @param now the file is valid for a year from then on */
export function securityText(publicUrl: string, contact: string, now: Date): StaticFile {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + A_YEAR_MS).toISOString()}`,
    'Preferred-Languages: en, de, fr, es, it',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ];
  return new StaticFile(`${lines.join('\n')}\n`, { contentType: 'text/plain; charset=utf-8' });
}
