import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { inLanguageOrder, type Localized } from '#libs/catalog';

@ApiSchema({
  name: 'Localized',
  description:
    'A text in several languages, by ISO 639-1 code. `en` is always there, the others where the catalog has them.',
})
export class LocalizedBody {
  @ApiProperty({ example: 'Wingspan' })
  en!: string;

  @ApiPropertyOptional({ example: 'Wingspan' })
  fr?: string;

  @ApiPropertyOptional({ example: 'Flügelschlag' })
  de?: string;

  @ApiPropertyOptional({ example: 'Wingspan' })
  es?: string;

  @ApiPropertyOptional({ example: 'Wingspan' })
  it?: string;
}

/** Members in the order en, fr, de, es, it, whatever the order in the source. */
export function presentLocalized(text: Localized): LocalizedBody {
  return inLanguageOrder(text);
}
