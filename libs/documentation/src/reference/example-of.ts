import type { DescribedResponse } from './description.js';

/** The first example of a body; `undefined` when the description has none. */
export function exampleOf({ content = {} }: DescribedResponse): unknown {
  const [media] = Object.values(content);
  return Object.values(media?.examples ?? {})[0]?.value;
}
