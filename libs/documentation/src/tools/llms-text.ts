import type { Operation } from '../reference/reference.js';
import { type Guide, guideAsMarkdown, guidePath } from '../guides/guides.js';
import { limitWords, typeWords } from '../reference/parameter-words.js';
import type { Field } from '../reference/response-fields.js';

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
    ({ title, path, slug }) => `- [${title}](${publicUrl}/docs/reference/${slug}.md): \`GET /api/v1${path}\``,
  );
  return `# Board Game Catalog API

> A read-only catalog of board games over HTTP: games, expansions, publishers, people, mechanics, categories, awards and series, with titles in English, French, German, Spanish and Italian, and a title search that tolerates typos.

Every request needs an API key in a header: \`Authorization: Bearer <key>\`. The base address is ${publicUrl}/api/v1. Start with [${guides[0]?.title ?? ''}](${publicUrl}${guidePath(guides[0]?.name ?? '')}).

## Guides

${guideLines.join('\n')}

## Reference

- [OpenAPI description](${publicUrl}/openapi.json): every operation, parameter, response and error, for tools
- [Everything in one file](${publicUrl}/llms-full.txt): all guides, and every operation with its parameters and response fields
${operationLines.join('\n')}

## Errors

- [Errors](${publicUrl}/errors): what each code means, a whole response, and code that handles it
`;
}

/** All guides and the whole reference in one file of Markdown. */
export function llmsFullText(guides: readonly Guide[], operations: readonly Operation[]): string {
  return [...guides.map(guideAsMarkdown), ...operations.map(operationAsMarkdown)].join('\n\n');
}

/** One operation with its parameters and response fields. */
export function operationAsMarkdown({ title, path, description, parameters, fields }: Operation): string {
  const inputs = parameters.map(parameter => {
    const about = [typeWords(parameter), limitWords(parameter)].filter(text => text !== '').join(', ');
    return `- \`${parameter.name}\` (${parameter.in}; ${about}): ${parameter.description}`;
  });
  return [
    `# ${title}: \`GET /api/v1${path}\``,
    description,
    ...(inputs.length === 0 ? [] : [`## Parameters\n\n${inputs.join('\n')}`]),
    `## Response fields\n\n${fieldLines(fields, '').join('\n')}`,
  ].join('\n\n');
}

function fieldLines(fields: readonly Field[], indent: string): readonly string[] {
  return fields.flatMap(({ name, type, description, fields: members }) => [
    `${indent}- \`${name}\` (${type})${description === '' ? '' : `: ${description}`}`,
    ...fieldLines(members, `${indent}  `),
  ]);
}
