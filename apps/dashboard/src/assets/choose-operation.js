/* global AbortSignal, document, DOMParser, fetch, URLSearchParams, window */
// Shows the parameters of another operation, which the server writes, and keeps the key in its field. Without this script
// a button beside the choice loads the page of the operation.

const form = document.getElementById('try-form');
/** After this time the browser loads the page of the operation itself. */
const TIMEOUT_MS = 10_000;
/** Elements that differ between operations. */
const PARTS = ['#try-operation-path', '.parameters', '#try-curl-text'];

document.getElementById('try-operation').addEventListener('change', async ({ target }) => {
  const chosen = target.value;
  const address = `/try-it?${new URLSearchParams({ operation: chosen })}`;
  const other = await load(address);
  // Another choice was made while this one was on its way.
  if (target.value !== chosen) return;
  // The session has ended, or there is no connection: the browser says so.
  if (other === undefined) return document.location.assign(address);
  for (const part of PARTS) document.querySelector(part).replaceWith(other.querySelector(part));
  form.dataset.path = other.getElementById('try-form').dataset.path;
  for (const shown of ['progress', 'head', 'content']) document.getElementById(`try-${shown}`).hidden = true;
  document.getElementById('try-curl').hidden = false;
  window.history.replaceState(null, '', address);
});

/** @returns the page at an address, if it is one with this form */
async function load(address) {
  try {
    const text = await (await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })).text();
    const page = new DOMParser().parseFromString(text, 'text/html');
    return page.getElementById('try-form') === null ? undefined : page;
  } catch {
    return undefined;
  }
}
