/* global document, fetch, localStorage, matchMedia, navigator, setTimeout */
// Everything here adds to pages that work without it: colors, copying, tabs that stay chosen, search. Trying out is in try-it.js.

const SAID_FOR_MS = 2_000;
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
  copyOnClick(button, () => {
    const panels = [...all('.panel', button.closest('.code'))];
    return panels.find(panel => panel.offsetParent !== null).textContent;
  });
}

/** The text in the button says for a while what came of it. */
function copyOnClick(button, textToCopy) {
  const label = one('span', button);
  const usual = label.textContent;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(textToCopy());
      label.textContent = 'Copied';
    } catch {
      label.textContent = 'Not copied';
    }
    setTimeout(() => (label.textContent = usual), SAID_FOR_MS);
  });
}

// A heading, a parameter or a field is a link to itself; following it copies the link
for (const link of all('.anchor'))
  link.addEventListener('click', async () => {
    await navigator.clipboard?.writeText(link.href).catch(() => {});
    link.dataset.said = 'Link copied';
    setTimeout(() => delete link.dataset.said, SAID_FOR_MS);
  });

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
let opened;
search.hidden = false;

/** Loaded when a reader goes to the field. */
async function openSearch() {
  const { search: code, searchIndex } = document.body.dataset;
  const [module, answer] = await Promise.all([import(code), fetch(searchIndex)]);
  return module.openSearch(module.default, await answer.json());
}

function showFound(entries) {
  found.replaceChildren(
    ...entries.map(({ title, heading, section, url, excerpt }, place) =>
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
        make('span', {}, `${section} · ${excerpt}`),
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

function open(isOpen) {
  found.hidden = !isOpen;
  field.setAttribute('aria-expanded', String(isOpen));
  if (!isOpen) field.removeAttribute('aria-activedescendant');
}

field.addEventListener('focus', () => (opened ??= openSearch()), { once: true });
field.addEventListener('input', async () => {
  const query = field.value.trim();
  if (query === '') return open(false);
  const find = await (opened ??= openSearch());
  // What was typed meanwhile is answered by its own event.
  if (field.value.trim() === query) showFound(find(query));
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
