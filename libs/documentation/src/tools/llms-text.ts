import type { Operation } from '../reference/reference.js';
import { type Guide, guidePath } from '../guides/guides.js';

/** The documentation in one file of links, for language models (https://llmstxt.org). */
export function llmsText(
  publicUrl: string,
  guides: readonly Guide[],
  operations: readonly Operation[],
): string {
  const guideLines = guides.map(
    ({ name, title, lead }) => `- [${title}](${publicUrl}/docs/guides/${name}.md): ${lead}`,
  );
  const operationLines = operations.map(
    ({ title, path, slug }) => `- [${title}](${publicUrl}/docs/reference/${slug}): \`GET /api/v1${path}\``,
  );
  return `# Board Game Catalog API

> A read-only catalog of board games over HTTP: games, expansions, publishers, people, mechanics, categories, awards and series, with titles in English, French, German, Spanish and Italian, and a title search that tolerates typos.

Every request needs an API key in a header: \`Authorization: Bearer <key>\`. The base address is ${publicUrl}/api/v1. Start with [${guides[0]?.title ?? ''}](${publicUrl}${guidePath(guides[0]?.name ?? '')}).

## Guides

${guideLines.join('\n')}

## Reference

- [OpenAPI description](${publicUrl}/openapi.json): every operation, parameter, response and error, for tools
${operationLines.join('\n')}

## Errors

- [Errors](${publicUrl}/errors): what each code means, a whole response, and code that handles it
`;
}
