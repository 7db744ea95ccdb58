/* global Blob, copyOnClick, document, fetch, FormData, location, make, one, performance, sessionStorage, URL, URLSearchParams */
// Trying out: the form that sends real requests. It is sent in one file behind docs.js, and uses what is declared there.

const MAX_SHOWN_CHARACTERS = 200_000;

const tryIt = one('#try-it');
if (tryIt !== null) {
  const button = one('.open-try');
  button.hidden = false;
  button.addEventListener('click', () => {
    tryIt.hidden = !tryIt.hidden;
    button.setAttribute('aria-expanded', String(!tryIt.hidden));
    if (!tryIt.hidden) one('input', tryIt).focus();
  });
  // The dashboard leads here.
  if (location.hash === '#try-it') button.click();
  one('[name=key]', tryIt).value = sessionStorage.getItem('key') ?? '';
  one('[name=key]', tryIt).addEventListener('change', event => {
    if (event.target.value === '') keepKey('');
  });
  one('form', tryIt).addEventListener('submit', async event => {
    event.preventDefault();
    const result = one('.result', tryIt);
    result.replaceChildren(make('p', {}, 'Sending…'));
    result.replaceChildren(...(await send(event.target)));
  });
}

// The key is kept for this tab, so that it need not be pasted on every page; not longer than the tab.
function keepKey(key) {
  if (key === '') sessionStorage.removeItem('key');
  else sessionStorage.setItem('key', key);
}

function addressOf(form) {
  const query = new Map();
  let path = form.dataset.path;
  for (const [field, value] of new FormData(form)) {
    const [place, name] = field.split(':');
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    // Check boxes of one parameter are a list.
    else if (place === 'query' && value !== '')
      query.set(name, query.has(name) ? `${query.get(name)},${value}` : value);
  }
  const search = new URLSearchParams([...query]).toString().replaceAll('%2C', ',');
  return form.dataset.api + path + (search === '' ? '' : `?${search}`);
}

async function send(form) {
  const url = addressOf(form);
  // As it may be copied from a sample, or from a terminal that breaks lines.
  const key = new FormData(form)
    .get('key')
    .replace(/^\s*(authorization:\s*)?(bearer\s)?/i, '')
    .replace(/\s+/g, '');
  keepKey(key);
  const began = performance.now();
  try {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${key}` },
      cache: 'no-store',
      credentials: 'omit',
    });
    const body = await answer.text();
    return describe(url, answer, body, Math.round(performance.now() - began));
  } catch {
    return [
      make(
        'p',
        { class: 'failed' },
        `No response from ${new URL(url).host}. Check the connection and the address.`,
      ),
    ];
  }
}

function describe(url, answer, body, ms) {
  const kind = answer.ok ? 'ok' : answer.status === 429 ? 'limit' : answer.status >= 500 ? 'danger' : 'warn';
  const facts = [
    `${ms} ms`,
    `${new Blob([body]).size.toLocaleString('en')} bytes`,
    limitsInWords(answer.headers.get('ratelimit') ?? ''),
  ];
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return [
    codeBlock('Request', copyAsCurl(url), `GET ${decodeURI(url)}`),
    make(
      'p',
      { class: 'facts' },
      make('span', { class: `badge square ${kind}` }, `${answer.status}`),
      ...facts.filter(Boolean).map(fact => make('span', {}, fact)),
    ),
    codeBlock('Response body', '', contentOf(body)),
    make('details', {}, make('summary', {}, 'Response headers'), codeBlock('Response headers', '', headers)),
  ];
}

/** The key stays out of it: what is copied is often shown to others. */
function copyAsCurl(url) {
  const button = make('button', { type: 'button', class: 'copy in-words' }, make('span', {}, 'Copy as curl'));
  copyOnClick(button, () => `curl -H "Authorization: Bearer $BGC_API_KEY" "${url}"`);
  return button;
}

/** `"second";r=9;t=1, "month";r=4990;t=600` as a reader would say it. */
function limitsInWords(limits) {
  const left = [...limits.matchAll(/"(\w+)";r=(\d+)/g)].map(
    ([, window, remaining]) => `${Number(remaining).toLocaleString('en')} in this ${window}`,
  );
  return left.length === 0 ? '' : `requests left: ${left.join(', ')}`;
}

function codeBlock(label, action, content) {
  const panel = make(
    'pre',
    { class: 'panel', tabindex: '0', role: 'group', 'aria-label': label },
    make('code', {}, content),
  );
  if (action === '') return make('div', { class: 'code' }, panel);
  return make(
    'div',
    { class: 'code' },
    make('div', { class: 'bar' }, make('span', { class: 'label' }, label), action),
    panel,
  );
}

/** A body as it is shown: JSON on several lines and in colors. What is very long is cut off. */
function contentOf(body) {
  try {
    return inColors(JSON.stringify(JSON.parse(body), undefined, 2).slice(0, MAX_SHOWN_CHARACTERS));
  } catch {
    return body.slice(0, MAX_SHOWN_CHARACTERS);
  }
}

/** A string and the colon behind it if it names a member, a number, or a word. */
const JSON_TOKEN = /("(?:[^"\\]|\\.)*")(?=(:)?)|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** Only ever text in elements, so that no markup in an answer is read as markup. */
function inColors(json) {
  const content = document.createDocumentFragment();
  let end = 0;
  for (const { 0: token, 1: string, 2: colon, index } of json.matchAll(JSON_TOKEN)) {
    const kind = string === undefined ? 'cn' : colon === undefined ? 'cs' : 'ck';
    content.append(json.slice(end, index), make('span', { class: kind }, token));
    end = index + token.length;
  }
  content.append(json.slice(end));
  return content;
}
