/* global document, fetch, localStorage, matchMedia, navigator, setTimeout */
// Everything here adds to pages that work without it: colors, copying, tabs that stay chosen, search. Trying out is in try-it.js.

const SAID_FOR_MS = 2_000;
const MAX_FOUND = 8;
const all = (selector, within = document) => within.querySelectorAll(selector);
const one = (selector, within = document) => within.querySelector(selector);

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

// Colors
const themeButton = one('.theme');
const isDark = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};
themeButton.hidden = false;
themeButton.setAttribute('aria-pressed', String(isDark()));
themeButton.addEventListener('click', () => {
  const scheme = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = scheme;
  localStorage.setItem('scheme', scheme);
  themeButton.setAttribute('aria-pressed', String(scheme === 'dark'));
});

// Copying the visible panel
for (const button of all('.copy')) {
  button.hidden = false;
  const label = one('span', button);
  button.addEventListener('click', async () => {
    const seen = [...all('.panel', button.closest('.code'))].find(panel => panel.offsetParent !== null);
    try {
      await navigator.clipboard.writeText(seen.textContent);
      label.textContent = 'Copied';
    } catch {
      label.textContent = 'Not copied';
    }
    setTimeout(() => (label.textContent = 'Copy'), SAID_FOR_MS);
  });
}

// The language of samples: chosen once, for all of them
const languageTabs = [...all('.tab input')].filter(({ name }) => name.startsWith('sample'));
function chooseLanguage(language) {
  for (const tab of languageTabs) if (tab.value === language) tab.checked = true;
}
chooseLanguage(localStorage.getItem('sample') ?? '');
for (const tab of languageTabs)
  tab.addEventListener('change', () => {
    localStorage.setItem('sample', tab.value);
    chooseLanguage(tab.value);
  });

// Search
const search = one('.search');
const field = one('input', search);
const found = one('#found');
let pages;
search.hidden = false;

async function loadPages() {
  pages ??= fetch(document.body.dataset.search).then(answer => answer.json());
  return pages;
}

const fold = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words that readers type for what the pages call otherwise. */
const SYNONYMS = {
  autocomplete: 'type-ahead',
  typeahead: 'type-ahead',
  paging: 'pagination',
  sdk: 'client',
  library: 'client',
  postman: 'openapi',
  insomnia: 'openapi',
  swagger: 'openapi',
  cors: 'web page',
  licence: 'license',
  throttling: 'rate',
  token: 'key',
  aggregation: 'facet',
  llm: 'assistant',
};

const synonymOf = word => (Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word] : word);

/** Ranks pages that contain every word: a heading or parameter of that name first, then a title, a heading, the text. */
function rank({ title, heading, text }, words) {
  const [inTitle, inHeading, inText] = [title, heading, text].map(fold);
  const scoreOf = word => {
    if (inHeading === word) return 12;
    if (inHeading.startsWith(word)) return 9;
    if (inTitle.includes(word)) return heading === '' ? 10 : 4;
    if (inHeading.includes(word)) return 8;
    return inText.includes(word) ? 1 : 0;
  };
  let score = 0;
  for (const word of words) {
    const best = Math.max(scoreOf(word), scoreOf(synonymOf(word)));
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

function showFound(entries, words) {
  found.replaceChildren(
    ...entries.map(({ title, heading, section, url, text }, place) =>
      make(
        'a',
        {
          role: 'option',
          id: `found-${place}`,
          href: document.body.dataset.base + url,
          tabindex: '-1',
          'aria-selected': 'false',
        },
        make('strong', {}, heading === '' ? title : `${title}: ${heading}`),
        make('span', {}, `${section} · ${excerpt(text, words)}`),
      ),
    ),
  );
  if (entries.length === 0)
    found.append(
      make('p', { role: 'option', 'aria-disabled': 'true', 'aria-selected': 'false' }, 'Nothing found.'),
    );
  open(true);
  one('[role=status]', search).textContent = `${entries.length} found`;
}

function excerpt(text, words) {
  const found = [words[0], synonymOf(words[0])].map(word => fold(text).indexOf(word));
  const at = Math.max(0, (found.find(place => place >= 0) ?? 0) - 30);
  return (at > 0 ? '…' : '') + text.slice(at, at + 90);
}

function open(isOpen) {
  found.hidden = !isOpen;
  field.setAttribute('aria-expanded', String(isOpen));
  if (!isOpen) field.removeAttribute('aria-activedescendant');
}

field.addEventListener('focus', loadPages, { once: true });
field.addEventListener('input', async () => {
  const words = fold(field.value).split(/\s+/).filter(Boolean);
  if (words.length === 0) return open(false);
  const ranked = (await loadPages())
    .map(page => ({ page, score: rank(page, words) }))
    .filter(({ score }) => score > 0);
  showFound(
    ranked
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_FOUND)
      .map(({ page }) => page),
    words,
  );
});
field.addEventListener('keydown', event => {
  const options = [...all('a', found)];
  const at = options.findIndex(option => option.getAttribute('aria-selected') === 'true');
  if (event.key === 'Escape') return open(false);
  if (event.key === 'Enter') return options[Math.max(at, 0)]?.click();
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || options.length === 0) return;
  event.preventDefault();
  options[at]?.setAttribute('aria-selected', 'false');
  const next = options[(at + step + options.length) % options.length];
  next.setAttribute('aria-selected', 'true');
  next.scrollIntoView({ block: 'nearest' });
  field.setAttribute('aria-activedescendant', next.id);
});
document.addEventListener('keydown', event => {
  const isTyping = ['INPUT', 'TEXTAREA', 'SELECT'].includes(document.activeElement.tagName);
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  field.focus();
});
document.addEventListener('click', event => {
  if (!search.contains(event.target)) open(false);
});

// Where on the page the reader is
const marks = [...all('.contents a')];
const headings = marks.map(link => document.getElementById(link.hash.slice(1)));
function markSection() {
  const passed = headings.filter(heading => heading !== null && heading.getBoundingClientRect().top < 120);
  const at = Math.max(0, passed.length - 1);
  marks.forEach((link, place) =>
    place === at ? link.setAttribute('aria-current', 'true') : link.removeAttribute('aria-current'),
  );
}
if (marks.length > 0) {
  document.addEventListener('scroll', markSection, { passive: true });
  markSection();
}
