import { ApiProperty, ApiSchema, IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { ExpansionBody, ExpansionPageBody } from './expansion.body.js';

@ApiSchema({
  name: 'SelectedExpansion',
  description: 'An expansion with the members that the request selects with `fields`, and `id`.',
})
export class SelectedExpansionBody extends IntersectionType(
  PickType(ExpansionBody, ['id']),
  PartialType(OmitType(ExpansionBody, ['id'])),
) {}

@ApiSchema({ name: 'SelectedExpansionPage', description: 'A page of expansions with selected members.' })
export class SelectedExpansionPageBody extends OmitType(ExpansionPageBody, ['data']) {
  @ApiProperty({ type: [SelectedExpansionBody] })
  data!: SelectedExpansionBody[];
}
