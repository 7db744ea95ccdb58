// Generated from the OpenAPI description by `npm run client:types`. Do not edit.

/** The query parameters that tools offer, by operation: JSON Schema with short descriptions. */
export const LIST_PARAMETERS = {
  listGames: {
    cursor: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', description: 'Opaque' },
    limit: { type: 'integer', minimum: 1, maximum: 50, description: 'Items per page' },
    count: { type: 'string', enum: [true], description: 'Adds pagination.total' },
    sort: {
      type: 'string',
      enum: ['editions', '-editions', 'year', '-year', 'complexity', '-complexity', 'random'],
      description: 'Replaces the order, also with q',
    },
    seed: {
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      description: 'With sort=random, which needs it',
    },
    ids: {
      type: 'string',
      pattern:
        '^[^,\\s\\ufeff](?:[^,]{0,198}[^,\\s\\ufeff])?(,[^,\\s\\ufeff](?:[^,]{0,198}[^,\\s\\ufeff])?){0,49}$',
      description: 'Only the items with these slugs',
    },
    year: {
      type: 'integer',
      minimum: -9999,
      maximum: 9999,
      description: 'First published in exactly this year',
    },
    yearFrom: {
      type: 'integer',
      minimum: -9999,
      maximum: 9999,
      description: 'First published in this year or later',
    },
    yearTo: {
      type: 'integer',
      minimum: -9999,
      maximum: 9999,
      description: 'First published in this year or earlier',
    },
    players: {
      type: 'integer',
      minimum: 1,
      maximum: 999,
      description: 'Playable with exactly this many people',
    },
    playersWithExpansions: {
      type: 'integer',
      minimum: 1,
      maximum: 999,
      description: 'Playable with exactly this many people, as players, or with one of its expansions',
    },
    playtimeFrom: {
      type: 'integer',
      minimum: 0,
      maximum: 1000000,
      description: 'The shortest play time is at least this many minutes',
    },
    playtimeTo: {
      type: 'integer',
      minimum: 0,
      maximum: 1000000,
      description: 'The longest play time is at most this many minutes',
    },
    age: {
      type: 'integer',
      minimum: 0,
      maximum: 99,
      description: 'Suitable for players of this age in years',
    },
    complexityFrom: { type: 'integer', minimum: 1, maximum: 5, description: 'At least as complex' },
    complexityTo: { type: 'integer', minimum: 1, maximum: 5, description: 'At most as complex' },
    mechanic: {
      type: 'string',
      pattern:
        '^!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?(?:,!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?|\\|[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?){0,9}$',
      description: 'Ids of mechanics it has',
    },
    category: {
      type: 'string',
      pattern:
        '^!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?(?:,!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?|\\|[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?){0,9}$',
      description: 'Ids of categories it is in',
    },
    language: {
      type: 'string',
      pattern: '^!?[A-Za-z]{2}(?:,!?[A-Za-z]{2}|\\|[A-Za-z]{2}){0,9}$',
      description: 'Published in this language, ISO 639-1 in any letter case',
    },
    publisher: {
      type: 'string',
      pattern:
        '^!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?(?:,!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?|\\|[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?){0,9}$',
      description: 'Id of its publisher',
    },
    publishedBy: {
      type: 'string',
      pattern:
        '^!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?(?:,!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?|\\|[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?){0,9}$',
      description: 'Id of its publisher, or of that of an edition',
    },
    designer: {
      type: 'string',
      pattern:
        '^!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?(?:,!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?|\\|[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?){0,9}$',
      description: 'Ids of people credited as its designers',
    },
    illustrator: {
      type: 'string',
      pattern:
        '^!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?(?:,!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?|\\|[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?){0,9}$',
      description: 'Id of a person credited as its illustrator',
    },
    award: {
      type: 'string',
      pattern:
        '^!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?(?:,!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?|\\|[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?){0,9}$',
      description: 'Ids of awards it has won, in any year',
    },
    nominee: {
      type: 'string',
      pattern:
        '^!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?(?:,!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?|\\|[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?){0,9}$',
      description: 'Ids of awards that list it in any way',
    },
    awardYear: {
      type: 'integer',
      minimum: 1900,
      maximum: 9999,
      description: 'Listed by an award in this year',
    },
    series: {
      type: 'string',
      pattern:
        '^!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?(?:,!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?|\\|[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?){0,9}$',
      description: 'Id of the series it belongs to',
    },
    boardgamegeek: {
      type: 'string',
      pattern: '^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,49}$',
      description: 'Only what has one of these ids of BoardGameGeek',
    },
    wikidata: {
      type: 'string',
      pattern: '^Q[1-9]\\d{0,11}(,Q[1-9]\\d{0,11}){0,49}$',
      description: 'Only what has one of these ids of Wikidata',
    },
    q: {
      type: 'string',
      pattern:
        '^[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff](?:[\\s\\S]{0,198}[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff])?[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*$',
      description: 'Title search in all five languages, tolerant of typos',
    },
    similarTo: {
      type: 'string',
      pattern: '^[^,\\s\\ufeff](?:[^,]{0,198}[^,\\s\\ufeff])?$',
      description: 'Id of a game',
    },
    facets: {
      type: 'string',
      pattern:
        '^(complexity|mechanic|category|language|publisher|publishedBy|designer|illustrator|award|series)(,(complexity|mechanic|category|language|publisher|publishedBy|designer|illustrator|award|series)){0,9}$',
      description: 'Adds facets',
    },
    fields: {
      type: 'string',
      pattern:
        '^(id|name|description|yearPublished|editions|players|playtime|minAge|complexity|languages|publisher|publisherId|designers|designerIds|illustrators|illustratorIds|categories|mechanics|awards|series|reimplements|externalIds|expansions)(,(id|name|description|yearPublished|editions|players|playtime|minAge|complexity|languages|publisher|publisherId|designers|designerIds|illustrators|illustratorIds|categories|mechanics|awards|series|reimplements|externalIds|expansions)){0,22}$',
      description: 'Returns only these members',
    },
  },
  listExpansions: {
    cursor: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', description: 'Opaque' },
    limit: { type: 'integer', minimum: 1, maximum: 50, description: 'Items per page' },
    count: { type: 'string', enum: [true], description: 'Adds pagination.total' },
    sort: {
      type: 'string',
      enum: ['year', '-year', 'random'],
      description: 'Replaces the order, also with q',
    },
    seed: {
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      description: 'With sort=random, which needs it',
    },
    ids: {
      type: 'string',
      pattern:
        '^[^,\\s\\ufeff](?:[^,]{0,198}[^,\\s\\ufeff])?(,[^,\\s\\ufeff](?:[^,]{0,198}[^,\\s\\ufeff])?){0,49}$',
      description: 'Only the items with these slugs',
    },
    year: {
      type: 'integer',
      minimum: -9999,
      maximum: 9999,
      description: 'First published in exactly this year',
    },
    yearFrom: {
      type: 'integer',
      minimum: -9999,
      maximum: 9999,
      description: 'First published in this year or later',
    },
    yearTo: {
      type: 'integer',
      minimum: -9999,
      maximum: 9999,
      description: 'First published in this year or earlier',
    },
    language: {
      type: 'string',
      pattern: '^!?[A-Za-z]{2}(?:,!?[A-Za-z]{2}|\\|[A-Za-z]{2}){0,9}$',
      description: 'Published in this language, ISO 639-1 in any letter case',
    },
    baseGame: {
      type: 'string',
      pattern:
        '^!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?(?:,!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?|\\|[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?){0,9}$',
      description: 'Id of the game it extends',
    },
    series: {
      type: 'string',
      pattern:
        '^!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?(?:,!?[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?|\\|[^,|!\\s\\ufeff](?:[^,|]{0,198}[^,|\\s\\ufeff])?){0,9}$',
      description: 'Id of the series it belongs to',
    },
    boardgamegeek: {
      type: 'string',
      pattern: '^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,49}$',
      description: 'Only what has one of these ids of BoardGameGeek',
    },
    wikidata: {
      type: 'string',
      pattern: '^Q[1-9]\\d{0,11}(,Q[1-9]\\d{0,11}){0,49}$',
      description: 'Only what has one of these ids of Wikidata',
    },
    q: {
      type: 'string',
      pattern:
        '^[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff](?:[\\s\\S]{0,198}[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff])?[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*$',
      description: 'Search by title in all five languages, tolerant of typos like the title search of /games',
    },
    fields: {
      type: 'string',
      pattern:
        '^(id|name|yearPublished|languages|baseGame|players|series|externalIds)(,(id|name|yearPublished|languages|baseGame|players|series|externalIds)){0,7}$',
      description: 'Returns only these members',
    },
  },
  suggest: {
    q: {
      type: 'string',
      pattern:
        '^[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff](?:[\\s\\S]{0,198}[^\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff])?[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*$',
      description: 'The text typed so far, from one letter on',
    },
    limit: { type: 'integer', minimum: 1, maximum: 20, description: 'Maximum number of suggestions' },
    type: {
      type: 'string',
      enum: [
        'games',
        'expansions',
        'mechanics',
        'categories',
        'publishers',
        'people',
        'awards',
        'series',
        'all',
      ],
      description: 'The list that is suggested from, or all of them',
    },
  },
} as const;
