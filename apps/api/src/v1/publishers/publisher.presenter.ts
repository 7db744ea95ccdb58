import type { Publisher } from '#libs/catalog';
import type { PublisherBody } from './publisher.body.js';

export function presentPublisher(publisher: Publisher): PublisherBody {
  return { id: publisher.id, name: publisher.name, games: publisher.games };
}
