import { ApiProperty, ApiSchema, IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { GameBody, GamePageBody } from './game.body.js';

@ApiSchema({
  name: 'SelectedGame',
  description: 'A board game with the members that the request selects with `fields`, and `id`.',
})
export class SelectedGameBody extends IntersectionType(
  PickType(GameBody, ['id']),
  PartialType(OmitType(GameBody, ['id'])),
) {}

@ApiSchema({ name: 'SelectedGamePage', description: 'A page of games with selected members.' })
export class SelectedGamePageBody extends OmitType(GamePageBody, ['data']) {
  @ApiProperty({ type: [SelectedGameBody] })
  data!: SelectedGameBody[];
}

@ApiSchema({ name: 'SingleSelectedGame', description: 'One game with selected members.' })
export class SingleSelectedGameBody {
  @ApiProperty()
  data!: SelectedGameBody;
}
