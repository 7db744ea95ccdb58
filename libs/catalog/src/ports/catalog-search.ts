import type { Generation } from '../model/generation.js';
import type { Game, Resource } from '../model/resources.js';
import type { Hit, ListRequest } from '../query/list-query.js';

/** The engine: finds records of one generation. Every answer is whole, or a `CatalogUnavailable` is thrown. */
export abstract class CatalogSearch {
  /** At most `request.count` items in the order of `Position`; fewer only when no more remain. */
  abstract list<R extends Resource>(generation: Generation, request: ListRequest<R>): Promise<Hit<R>[]>;

  /** The game with exactly this slug, `undefined` when there is none. */
  abstract game(generation: Generation, slug: string): Promise<Game | undefined>;
}
