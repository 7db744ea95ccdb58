import type { OpenAPIObject } from '@nestjs/swagger';

/** Both forms in which a key may be sent. */
export const SECURITY_SCHEMES: NonNullable<NonNullable<OpenAPIObject['components']>['securitySchemes']> = {
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
};
