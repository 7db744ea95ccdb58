import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { countedFieldsOf } from '#libs/catalog';

@ApiSchema({ name: 'FacetValue', description: 'A value, and how many of all matches have it.' })
export class FacetValueBody {
  @ApiProperty({ description: 'A slug, a language code, or a number in digits.' })
  value!: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 17 })
  count!: number;
}

/** A member for each field of the registry that may be counted. */
@ApiSchema({
  name: 'GameFacets',
  description: 'The requested fields, each with its most frequent values first.',
})
export class GameFacetsBody {
  [name: string]: readonly FacetValueBody[];
}

for (const name of countedFieldsOf('games'))
  ApiPropertyOptional({ type: [FacetValueBody], description: `Values of \`${name}\`, at most 50.` })(
    GameFacetsBody.prototype,
    name,
  );
