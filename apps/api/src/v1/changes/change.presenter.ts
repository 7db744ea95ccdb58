import type { Change } from '#libs/catalog';
import type { ChangeBody } from './change.body.js';

export function presentChange({ resource, id, kind, generation, at }: Change): ChangeBody {
  return { resource, id, kind, generation, at: at.toISOString() };
}
