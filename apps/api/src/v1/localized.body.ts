import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';

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
