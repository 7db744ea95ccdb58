import { GameFields, type GameField } from './game.fields.js';

export class GetGameRequest {
  @GameFields()
  fields?: readonly GameField[];
}
