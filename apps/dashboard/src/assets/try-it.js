/* global AbortController, AbortSignal, document, fetch, performance, TextEncoder, URLSearchParams */
// Sends the request of the form from this browser, and shows what came back. The key is read from its field when it is
// needed, and put into a header: it is in no address and in no storage.

const part = name => document.getElementById(`try-${name}`);
const form = part('form');
const send = part('send');
const { api, language } = form.dataset;
/** As long as the API may take to respond. */
const TIMEOUT_MS = 30_000;
/** Of the request that is under way. */
let sending = new AbortController();

part('key-field').hidden = false;
send.querySelector('span').textContent = send.dataset.send;
part('lead').textContent = part('lead').dataset.sends;

// What is copied is the request as the form has it now.
form.addEventListener('input', () => (part('curl-text').textContent = curlCommand(addressOf())));
part('operation').addEventListener('change', () => sending.abort());

form.addEventListener('submit', event => {
  event.preventDefault();
  // Each request counts toward the quota: the second of two clicks sends none.
  if (send.ariaBusy === 'true') return;
  const key = part('key').value.trim();
  const problem = faultOf(key);
  part('key-error').textContent = problem;
  part('key').setAttribute('aria-invalid', String(problem !== ''));
  if (problem === '') void run(key);
  else part('key').focus();
});

/** A header takes ASCII only: a browser would refuse another key without saying why. */
function faultOf(key) {
  if (key === '') return form.dataset.keyMissing;
  return /^[\x21-\x7e]+$/.test(key) ? '' : form.dataset.keyNotAscii;
}

function addressOf() {
  const { path } = form.dataset;
  let filled = path;
  const query = new URLSearchParams();
  for (const { name, value } of form.querySelectorAll('.parameter [name]')) {
    if (value === '') continue;
    if (path.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, value);
  }
  return api + filled + (query.size === 0 ? '' : `?${query}`);
}

function curlCommand(address) {
  return `curl -H "Authorization: Bearer $${form.dataset.keyVariable}" \\\n  '${address.replaceAll("'", '%27')}'`;
}

async function run(key) {
  const address = addressOf();
  for (const hidden of ['curl', 'head', 'content']) part(hidden).hidden = true;
  say(form.dataset.sending);
  send.ariaBusy = 'true';
  const startMs = performance.now();
  sending = new AbortController();
  const { signal: stopped } = sending;
  const tooLate = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${key}` },
      cache: 'no-store',
      signal: AbortSignal.any([stopped, tooLate]),
    });
    const body = await response.text();
    show(address, response, body, performance.now() - startMs);
  } catch {
    // Another operation was chosen meanwhile: its form says nothing of this request.
    if (!stopped.aborted) say(tooLate.aborted ? form.dataset.timedOut : form.dataset.failed);
  } finally {
    send.ariaBusy = null;
  }
}

function say(text) {
  part('progress').textContent = text;
  part('progress').hidden = false;
}

function show(address, response, body, ms) {
  part('progress').hidden = true;
  part('address').textContent = address;
  const badge = part('status').firstElementChild;
  badge.textContent = `${response.status} ${response.statusText}`.trim();
  badge.className = `badge ${toneOf(response.status)}`;
  part('time').textContent = unit(Math.round(ms), 'millisecond');
  part('size').textContent = sizeOf(new TextEncoder().encode(body).length);
  const left = /"month";r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1];
  part('left-fact').hidden = left === undefined;
  part('left').textContent = new Intl.NumberFormat(language).format(Number(left));
  part('headers').textContent = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  part('body').replaceChildren(...marked(readable(body)));
  part('head').hidden = false;
  part('content').hidden = false;
}

function toneOf(status) {
  if (status === 429) return 'limit';
  if (status >= 500) return 'danger';
  return status >= 400 ? 'warn' : 'ok';
}

function sizeOf(bytes) {
  // Bytes in full: the short form has no plural.
  return bytes < 1_000 ? unit(bytes, 'byte', 'long') : unit(Math.round(bytes / 100) / 10, 'kilobyte');
}

function unit(value, name, unitDisplay = 'short') {
  return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay }).format(value);
}

function readable(body) {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** JSON in the colors of code: members, strings, numbers. */
function* marked(text) {
  let from = 0;
  for (const match of text.matchAll(
    /("(?:\\.|[^"\\])*")(\s*:)?|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/gi,
  )) {
    const [whole, string, colon] = match;
    yield text.slice(from, match.index);
    const element = document.createElement('span');
    element.className = colon ? 'code-key' : string ? 'code-str' : 'code-num';
    element.textContent = string ?? whole;
    yield element;
    yield colon ?? '';
    from = match.index + whole.length;
  }
  yield text.slice(from);
}
