import { Transport } from '@elastic/elasticsearch';

type TransportOptions = ConstructorParameters<typeof Transport>[0];

/**
 * Asks another node at once, or the same one where there is only one, when a connection breaks. The client itself would
 * pause for a second and more after the last node, while a client waits for the answer.
 */
export class PromptTransport extends Transport {
  constructor(options: TransportOptions) {
    super({ ...options, retryBackoff: () => 0 });
  }
}
