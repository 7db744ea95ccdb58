// The search of the documentation. It is served behind the code of MiniSearch, which it is given.

const FIELDS = ['title', 'heading', 'keywords', 'text'];
const BOOST = { keywords: 6, title: 5, heading: 4 };
const MOST_FOUND = 8;
/** Characters before and after a word that was found. */
const BEFORE = 40;
const AFTER = 100;

const fold = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * @param entries the search index, see `search-index.ts`
 * @returns finds the best part of each page that has all words of a query, or some of them where no page has all; the best
 * page first; with typos, and with unfinished words
 */
export function openSearch(MiniSearch, entries) {
  const index = new MiniSearch({
    fields: FIELDS,
    idField: 'place',
    processTerm: fold,
    searchOptions: {
      boost: BOOST,
      combineWith: 'AND',
      prefix: true,
      fuzzy: term => (term.length > 4 ? 1 : false),
      weights: { fuzzy: 0.1, prefix: 0.3 },
    },
  });
  index.addAll(entries.map((entry, place) => ({ ...entry, place })));
  return query => {
    const found = new Map();
    const withAll = index.search(query);
    const results = withAll.length > 0 ? withAll : index.search(query, { combineWith: 'OR' });
    for (const { id, terms } of results) {
      const entry = entries[id];
      const [page] = entry.url.split('#');
      if (!found.has(page)) found.set(page, { ...entry, excerpt: excerptOf(entry.text, terms) });
      if (found.size === MOST_FOUND) break;
    }
    return [...found.values()];
  };
}

/** Whole words around the first word that was found. */
function excerptOf(text, terms) {
  const places = terms.map(term => fold(text).indexOf(term)).filter(place => place >= 0);
  const at = places.length === 0 ? 0 : Math.min(...places);
  const begin = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const end =
    begin + BEFORE + AFTER >= text.length ? text.length : text.lastIndexOf(' ', begin + BEFORE + AFTER);
  return `${begin > 0 ? '… ' : ''}${text.slice(begin, end)}${end < text.length ? ' …' : ''}`;
}
