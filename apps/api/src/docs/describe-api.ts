import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { V1 } from '../lifecycle/api-path.js';
import { API_DESCRIPTION } from './api-description.js';
import { completeOperation } from './complete-operation.js';
import { describeHeaders } from './describe-headers.js';
import { REQUEST_HEADERS } from './describe-request-headers.js';
import { describeProblems, PROBLEM_SCHEMAS } from './describe-problems.js';
import type { Site } from './site.js';

const TAGS = [
  ['Games', 'Board games: the list with its filters and title search, and single games.'],
  ['Expansions', 'Expansions of games.'],
  ['Mechanics', 'What players do in a game.'],
  ['Categories', 'What a game is about.'],
  ['Publishers', 'Companies that publish games.'],
  ['People', 'Designers and illustrators.'],
] as const;

/** The OpenAPI description: what the controllers say, and what holds for all of them. */
export function describeApi(nest: NestFastifyApplication, { publicUrl, errorsUrl }: Site): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Board Game Catalog API')
    .setVersion('1.0.0')
    .setDescription(API_DESCRIPTION)
    .addServer(`${publicUrl}/${V1}`)
    .setExternalDoc('Error codes', errorsUrl)
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'bgc_…',
        description: 'Preferred: `Authorization: Bearer <key>`.',
      },
      'bearer',
    )
    .addApiKey(
      {
        type: 'apiKey',
        in: 'header',
        name: 'X-API-Key',
        description: 'Read only without an `Authorization` header.',
      },
      'apiKey',
    )
    // Two requirements, not one of two members: either is enough.
    .addSecurityRequirements('bearer')
    .addSecurityRequirements('apiKey');
  for (const [name, description] of TAGS) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(nest, builder.build());
  const components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...PROBLEM_SCHEMAS },
    parameters: REQUEST_HEADERS,
    headers: describeHeaders(),
    responses: describeProblems(errorsUrl),
  };
  return { ...document, components, paths: relativePaths(document) };
}

/** Paths relative to the server, which ends in the version, as the specification writes them. */
function relativePaths({ paths }: OpenAPIObject): OpenAPIObject['paths'] {
  const relative = Object.entries(paths).map(([path, item]) => [
    path.slice(V1.length + 1),
    completeOperation(item),
  ]);
  return Object.fromEntries(relative) as OpenAPIObject['paths'];
}
