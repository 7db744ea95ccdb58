import { StaticFile } from '#libs/service';
import type { Site } from '../addresses.js';
import type { Guide } from '../guides/guides.js';
import type { Operation } from '../reference/reference.js';
import { llmsText } from './llms-text.js';
import { apiCatalog, securityText } from './well-known.js';

/** What programs read, by path: the description, the guides as Markdown, and the files that they look for by name. */
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
    ['/llms.txt', utf8(llmsText(publicUrl, guides, operations), 'text/plain')],
    ...guides.map(({ name, title, lead, text }) => {
      const markdown = `# ${title}\n\n${lead}\n\n${text}`;
      return [`/docs/guides/${name}.md`, utf8(markdown, 'text/markdown')] as const;
    }),
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
