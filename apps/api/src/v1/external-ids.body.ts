import { ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { EXTERNAL_CATALOGS } from '#libs/catalog';

/** A member for each of the catalogs. */
@ApiSchema({
  name: 'ExternalIds',
  description: 'Its ids in other catalogs, where they are known; may be empty.',
})
export class ExternalIdsBody {
  [catalog: string]: string;
}

for (const [catalog, { name, idPattern, example }] of Object.entries(EXTERNAL_CATALOGS))
  ApiPropertyOptional({ type: String, description: `Id of ${name}.`, pattern: `^${idPattern}$`, example })(
    ExternalIdsBody.prototype,
    catalog,
  );
