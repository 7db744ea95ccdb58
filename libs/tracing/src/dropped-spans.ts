/** Called whenever spans were lost. @param reason why, as the collector or the network says it */
type Listener = (spans: number, reason: string) => void;

let dropped = 0;
const listeners = new Set<Listener>();

/** How many spans of this process were lost since its start. */
export function droppedSpans(): number {
  return dropped;
}

/** @returns what ends it */
export function onDroppedSpans(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function dropSpans(spans: number, reason: string): void {
  dropped += spans;
  for (const listener of listeners) listener(spans, reason);
}
