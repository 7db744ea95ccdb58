import { stopServices } from '../../scripts/services/lifecycle.mjs';

/** Ends the services that this run started, and no other. */
export default async function stopRealServices() {
  const started = globalThis.startedServices ?? [];
  if (started.length > 0) await stopServices(started.splice(0));
}
