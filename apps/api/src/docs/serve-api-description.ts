import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { describeApi } from './describe-api.js';
import type { Site } from './site.js';

/** `/openapi.json`, and `/docs` to read and try it: Swagger UI from node_modules, no third party asked. */
export function serveApiDescription(nest: NestFastifyApplication, site: Site): void {
  SwaggerModule.setup('docs', nest, describeApi(nest, site), {
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
    customSiteTitle: 'Board Game Catalog API',
    // The validator would be a service on the internet.
    swaggerOptions: { validatorUrl: null, persistAuthorization: true, tryItOutEnabled: true },
  });
}
