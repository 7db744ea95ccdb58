import { Transport } from '@elastic/elasticsearch';

type TransportOptions = ConstructorParameters<typeof Transport>[0];

/**
 * When a connection breaks, tries another node at once, or the same one where there is only one. By itself the client
 * of Elasticsearch would pause for a second and more after the last node, while a client of the API waits for the
 * answer.
 */
export class ImmediateRetryTransport extends Transport {
  constructor(options: TransportOptions) {
    super({ ...options, retryBackoff: () => 0 });
  }
}
