import { StaticFile } from '#libs/service';
import type { Site } from '../addresses.js';
import { type Guide, guideAsMarkdown } from '../guides/guides.js';
import type { Operation } from '../reference/reference.js';
import { llmsFullText, llmsText, operationAsMarkdown } from './llms-text.js';
import { postmanCollection } from './postman-collection.js';
import { apiCatalog, securityText } from './well-known.js';

/** What programs read, by path: the description, the guides and operations as Markdown, and the files that they look for by name. */
export function filesForTools(
  description: object,
  guides: readonly Guide[],
  operations: readonly Operation[],
  { publicUrl, securityContact }: Site,
): readonly (readonly [path: string, file: StaticFile])[] {
  const openApi = utf8(JSON.stringify(description), 'application/json');
  return [
    ['/openapi.json', openApi],
    ['/api/v1/openapi.json', openApi],
    [
      '/postman.json',
      utf8(JSON.stringify(postmanCollection(`${publicUrl}/api/v1`, operations)), 'application/json'),
    ],
    ['/llms.txt', utf8(llmsText(publicUrl, guides, operations), 'text/plain')],
    ['/llms-full.txt', utf8(llmsFullText(guides, operations), 'text/plain')],
    ...guides.map(
      guide => [`/docs/guides/${guide.name}.md`, utf8(guideAsMarkdown(guide), 'text/markdown')] as const,
    ),
    ...operations.map(
      operation =>
        [
          `/docs/reference/${operation.slug}.md`,
          utf8(operationAsMarkdown(operation), 'text/markdown'),
        ] as const,
    ),
    ['/robots.txt', utf8('User-agent: *\nDisallow: /api/\n', 'text/plain')],
    ['/.well-known/api-catalog', apiCatalog(publicUrl)],
    ...(securityContact === undefined
      ? []
      : [['/.well-known/security.txt', securityText(publicUrl, securityContact, new Date())] as const]),
  ];
}

function utf8(content: string, type: string): StaticFile {
  return new StaticFile(content, { contentType: `${type}; charset=utf-8` });
}
