import type { Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { V1 } from '../request/requested-route.js';
import { apiDescription } from './api-description.js';
import { completeOperation } from './complete-operation.js';
import { REQUEST_HEADERS, RESPONSE_HEADERS } from './describe-headers.js';
import { describeProblems } from './describe-problems.js';
import type { RecordedExamples } from '#libs/documentation';
import { problemSchemas } from './problem-schemas.js';
import type { Site } from '../configuration/site.js';
import { type Tag, tagOf } from '../v1/v1-controller.decorator.js';

/** Of what is described, as the specification says. A release has a version of its own, which is that of `package.json`. */
const API_VERSION = '1.0.0';

/** Both forms in which a key may be sent. */
const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'bgc_ and 48 letters and digits',
    description: 'Preferred: `Authorization: Bearer <key>`. The scheme may be written in any letter case.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'Read unless there is an `Authorization` header with the scheme Bearer.',
  },
} as const satisfies NonNullable<OpenAPIObject['components']>['securitySchemes'];

/**
 * The OpenAPI description: what the controllers and request classes declare, and what is common to all of them.
 *
 * It is committed as `openapi.json`, in the form that a service without any configuration serves (`npm run openapi`).
 */
export function describeApi(
  nest: NestFastifyApplication,
  site: Site,
  examples: RecordedExamples,
): OpenAPIObject {
  // With version 3.1 it writes `null` as a type.
  const builder = new DocumentBuilder().setOpenAPIVersion('3.1.0');
  const declared = SwaggerModule.createDocument(nest, builder.build());
  return {
    openapi: '3.1.0',
    info: {
      title: 'Board Game Catalog API',
      version: API_VERSION,
      summary: 'A read-only catalog of board games in five languages.',
      description: apiDescription(site),
      contact: { name: 'Developer dashboard: make a key, see its usage', url: site.dashboardUrl },
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    } as OpenAPIObject['info'],
    externalDocs: { description: 'Every error code, with what to do about it', url: site.errorsUrl },
    servers: serversOf(site),
    // Two requirements with one member each, not one with two members: either is enough.
    security: [{ bearer: [] }, { apiKey: [] }],
    tags: tagsOf(nest),
    paths: relativePaths(declared, examples.operations),
    components: {
      ...declared.components,
      securitySchemes: SECURITY_SCHEMES,
      parameters: REQUEST_HEADERS,
      headers: RESPONSE_HEADERS,
      responses: describeProblems(examples.problems),
      schemas: { ...declared.components?.schemas, ...problemSchemas() },
    },
  };
}

/** One for each resource, in the order in which version 1 imports their modules. */
function tagsOf(nest: NestFastifyApplication): Tag[] {
  const modules = Array.from(nest.get(ModulesContainer).values());
  const controllers = modules.flatMap(module => Array.from(module.controllers.values()));
  return controllers.flatMap(({ metatype }) => (metatype && tagOf(metatype as Type)) ?? []);
}

/** A whole address first, which generated clients take; then one with variables, to point a tool at another installation. */
function serversOf({ publicUrl }: Site): NonNullable<OpenAPIObject['servers']> {
  const { protocol, host, pathname } = new URL(publicUrl);
  const path = pathname.replace(/\/$/, '');
  return [
    {
      url: `${protocol}//${host}${path}/${V1}`,
      description: 'The service that this description comes from.',
    },
    {
      url: `{scheme}://{host}/${V1}`,
      // Not beside the variables: the validator of orval refuses descriptions of variables.
      description:
        'Any installation: `host` with its port if that is not the default one, and with the path before `/api/v1` if there is one.',
      variables: {
        scheme: { default: protocol.slice(0, -1), enum: ['https', 'http'] },
        host: { default: host + path },
      },
    },
  ];
}

/** Paths relative to the server, which ends in the version, as the specification writes them. */
function relativePaths(
  { paths }: OpenAPIObject,
  examples: RecordedExamples['operations'],
): OpenAPIObject['paths'] {
  const relative = Object.entries(paths)
    .filter(([path]) => path.startsWith(`/${V1}/`))
    .map(([path, item]) => [path.slice(V1.length + 1), completeOperation(item, examples)]);
  return Object.fromEntries(relative) as OpenAPIObject['paths'];
}
