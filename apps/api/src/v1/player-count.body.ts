import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({
  name: 'PlayerCount',
  description: 'Supported player count; both numbers are 0 when it is not known.',
})
export class PlayerCountBody {
  @ApiProperty({ type: 'integer', minimum: 0, example: 1 })
  min!: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 5 })
  max!: number;
}
