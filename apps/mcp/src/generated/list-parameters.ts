// Generated from the OpenAPI description by `npm run client:types`. Do not edit.

/** The query parameters of each list by operation: JSON Schema with descriptions. */
export const LIST_PARAMETERS = {
  listGames: {
    cursor: {
      maxLength: 1024,
      pattern: '^[A-Za-z0-9_-]+$',
      type: 'string',
      description:
        'Opaque: `pagination.nextCursor` of the page before, passed on exactly as it came. Leave it away for the first page.',
    },
    limit: {
      minimum: 1,
      maximum: 50,
      default: 20,
      type: 'integer',
      description: 'Items per page. It may change from page to page.',
    },
    count: {
      type: 'string',
      enum: ['true'],
      description: 'Adds `pagination.total`: the exact number of matches on all pages.',
    },
    ids: {
      pattern: '^[^,]{1,200}(,[^,]{1,200}){0,49}$',
      type: 'string',
      description:
        'Only the items of these slugs, 1 to 50, separated by commas, each once. Unknown ones are left out; order and pages are those of the list.',
    },
    year: {
      minimum: -9999,
      maximum: 9999,
      type: 'integer',
      description: 'First published in exactly this year.',
    },
    yearFrom: {
      minimum: -9999,
      maximum: 9999,
      type: 'integer',
      description: 'First published in this year or later. Not above `yearTo`.',
    },
    yearTo: {
      minimum: -9999,
      maximum: 9999,
      type: 'integer',
      description: 'First published in this year or earlier. Not below `yearFrom`.',
    },
    players: {
      minimum: 1,
      maximum: 999,
      type: 'integer',
      description: 'Playable with exactly this many: `min ≤ players ≤ max`.',
    },
    playtimeFrom: {
      minimum: 0,
      maximum: 1000000,
      type: 'integer',
      description: 'It takes at least so many minutes: `playtime.min ≥ playtimeFrom`.',
    },
    playtimeTo: {
      minimum: 0,
      maximum: 1000000,
      type: 'integer',
      description: 'It takes at most so many minutes: `playtime.max ≤ playtimeTo`.',
    },
    age: {
      minimum: 0,
      maximum: 99,
      type: 'integer',
      description: 'Suitable for players of this age in years: `minAge ≤ age`.',
    },
    mechanic: {
      pattern: '^[^,]{1,200}(,[^,]{1,200}){0,4}$',
      type: 'string',
      description:
        'Slugs of mechanics it has. Up to 5, separated by commas: all of them must hold. An unknown one gives an empty page.',
    },
    category: {
      pattern: '^[^,]{1,200}(,[^,]{1,200}){0,4}$',
      type: 'string',
      description:
        'Slugs of categories it is in. Up to 5, separated by commas: all of them must hold. An unknown one gives an empty page.',
    },
    language: {
      pattern: '^[A-Za-z]{2}$',
      type: 'string',
      description:
        'Published in this language, ISO 639-1 in any letter case. It filters `languages`, never the translations.',
    },
    publisher: {
      minLength: 1,
      maxLength: 200,
      type: 'string',
      description: 'Slug of its publisher. An unknown one gives an empty page.',
    },
    designer: {
      pattern: '^[^,]{1,200}(,[^,]{1,200}){0,4}$',
      type: 'string',
      description:
        'Slugs of people credited as its designers. Up to 5, separated by commas: all of them must hold. An unknown one gives an empty page.',
    },
    illustrator: {
      minLength: 1,
      maxLength: 200,
      type: 'string',
      description: 'Slug of a person credited as its illustrator. An unknown one gives an empty page.',
    },
    q: {
      minLength: 1,
      maxLength: 200,
      type: 'string',
      description:
        'Title search in all five languages, tolerant of typos: one edit in words of 4 to 7 letters, two from 8, none in words with a digit. Every word must be in the same title; the last may be unfinished. Accents, case and punctuation do not matter.',
    },
    sort: {
      type: 'string',
      enum: ['editions', '-editions', 'year', '-year'],
      description:
        'Replaces the order, with `q` too: ascending by this field, descending with a minus before it; equal values by `id`, ascending.',
    },
    facets: {
      pattern:
        '^(mechanic|category|language|publisher|designer)(,(mechanic|category|language|publisher|designer)){0,4}$',
      type: 'string',
      description:
        'Adds `facets`: how many of all matches, on all pages and with every filter applied, hold each value of these fields; at most 50 values each, the most frequent first, then by value. Any of mechanic, category, language, publisher, designer, separated by commas, each once.',
    },
    fields: {
      pattern:
        '^(id|name|description|yearPublished|editions|players|playtime|minAge|languages|publisher|publisherId|designers|designerIds|illustrators|illustratorIds|categories|mechanics|expansions)(,(id|name|description|yearPublished|editions|players|playtime|minAge|languages|publisher|publisherId|designers|designerIds|illustrators|illustratorIds|categories|mechanics|expansions)){0,17}$',
      type: 'string',
      description:
        'Only these members, separated by commas, each once; `id` is always there. In the usual order, whatever the order here.',
    },
  },
} as const;
