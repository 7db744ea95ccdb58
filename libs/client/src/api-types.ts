// Generated from the OpenAPI description by `npm run client:types`. Do not edit.

export interface paths {
  readonly '/awards': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List awards
     * @description Every award with its labels, ascending by slug. The slugs are what `award` and `nominee` of /games filter by.
     */
    readonly get: operations['listAwards'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/awards/{slug}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Get an award
     * @description One award with its labels.
     */
    readonly get: operations['getAward'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/categories': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List categories
     * @description Every category with its labels, ascending by slug. The slugs are what `category` of /games filters by.
     */
    readonly get: operations['listCategories'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/categories/{slug}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Get a category
     * @description One category with its labels.
     */
    readonly get: operations['getCategory'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/changes': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List changes
     * @description Every record that a new generation of the catalog created, updated or deleted, oldest first. It pages like every list, up to the moment of the first page; `until` is the `since` of the next visit. Without `since`, no changes and the `until` of now. Changes are kept for at least 90 days; an older `since` is answered with `expired_cursor`: walk the lists once more. When an earlier generation becomes current again, that appears as changes, too.
     */
    readonly get: operations['listChanges'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/expansions': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List or search expansions
     * @description Without `q`, ascending by slug; with `q`, best match first, equal ones by number of languages. If no title matches all of `q`, as for /games. Filters combine with AND.
     */
    readonly get: operations['listExpansions'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/expansions/{slug}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Get an expansion
     * @description One expansion.
     */
    readonly get: operations['getExpansion'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/games': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List or search games
     * @description Without `q`, ascending by slug. With `q`, best match first: the exact title, then titles that begin with the query, then titles that have every word, then titles with typos. Among equal matches: titles with as many words as the query, then present titles before equal former ones, then more editions. If no title matches all of `q`, titles that match a part of it are found instead, and the page has `partial`; `suggestions` are records of other lists that match better than the page does. `sort` replaces either order. Filters combine with AND.
     */
    readonly get: operations['listGames'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/games/{slug}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Get a game
     * @description One game with its expansions.
     */
    readonly get: operations['getGame'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/games/{slug}/editions': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List the editions of a game
     * @description Every known edition of one game, by year of publication, unknown years last, then language, on one page: `editions` of the game counts them.
     */
    readonly get: operations['listEditionsOfGame'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/games/{slug}/expansions': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List the expansions of a game
     * @description Every expansion of one game, ascending by slug, on one page.
     */
    readonly get: operations['listExpansionsOfGame'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/mechanics': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List mechanics
     * @description Every mechanic with its labels, ascending by slug. The slugs are what `mechanic` of /games filters by.
     */
    readonly get: operations['listMechanics'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/mechanics/{slug}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Get a mechanic
     * @description One mechanic with its labels.
     */
    readonly get: operations['getMechanic'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/people': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List or search people
     * @description Designers and illustrators. Without `q`, ascending by slug; with `q`, best match first, equal ones by number of games. If no name matches all of `q`, as for /games.
     */
    readonly get: operations['listPeople'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/people/{slug}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Get a person
     * @description One person, with the roles in which games credit them.
     */
    readonly get: operations['getPerson'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/publishers': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List or search publishers
     * @description Without `q`, ascending by slug; with `q`, best match first, equal ones by number of games. If no name matches all of `q`, as for /games.
     */
    readonly get: operations['listPublishers'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/publishers/{slug}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Get a publisher
     * @description One publisher.
     */
    readonly get: operations['getPublisher'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/series': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List series
     * @description Every series with its labels, ascending by slug. The slugs are what `series` of /games and of /expansions filters by.
     */
    readonly get: operations['listSeries'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/series/{slug}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Get a series
     * @description One series with its labels.
     */
    readonly get: operations['getSeries'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/suggest': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Suggest titles while a person types
     * @description The first matches of the title search, each with the one title that matches best. If no title matches all of `q`, titles that match a part of it, and the response has `partial`. One suggestion per record, no pagination. With `type=all` there is one order over all lists: best match first, equal ones by number of editions of a game, and of games of everything else, expansions last.
     */
    readonly get: operations['suggest'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description An award for games. */
    readonly Award: {
      /**
       * @description The country whose games it chooses from (ISO 3166-1, two letters); null when it is international.
       * @example DE
       */
      readonly country: string | null;
      /**
       * @description Games that have it; of an award, games that won it.
       * @example 40
       */
      readonly games: number;
      /**
       * @description Slug: stable, made for URLs and filters.
       * @example spiel-des-jahres
       */
      readonly id: string;
      readonly label: components['schemas']['Localized'];
    };
    /** @description A page of awards. */
    readonly AwardPage: {
      readonly data: readonly components['schemas']['Award'][];
      readonly pagination: components['schemas']['Pagination'];
    };
    /** @description The request is not valid. */
    readonly BadRequestProblem: {
      /** @description Stable, for programs. Codes may be added, so clients must accept unknown ones. */
      readonly code: ('invalid_parameter' | 'invalid_cursor' | 'expired_cursor' | 'bad_request') | string;
      /** @description What is wrong here and how to correct it, for people. */
      readonly detail: string;
      /** @description Every fault of the parameters; a list may have several. Empty for `bad_request`, where the request as a whole cannot be read. */
      readonly errors: readonly components['schemas']['ParameterFault'][];
      /** @description How many unknown parameters are not listed: `errors` has at most 16 of them. */
      readonly errorsOmitted?: number;
      /**
       * Format: uri-reference
       * @description Path of the request, percent-encoded. Absent when no path could be read.
       */
      readonly instance?: string;
      /** @description The same as the `Request-Id` header. */
      readonly requestId: string;
      /**
       * @description The status of the response.
       * @constant
       */
      readonly status: 400;
      /** @description Short, and the same for every problem with this code. */
      readonly title: string;
      /**
       * Format: uri
       * @description A page about this code: `{errors_url}/<code>`.
       */
      readonly type: string;
    };
    /** @description A record that a new generation of the catalog changed. */
    readonly Change: {
      /**
       * Format: date-time
       * @description When that generation became current.
       * @example 2026-11-21T09:25:41.120Z
       */
      readonly at: string;
      /**
       * @description The generation that became current with it: `Catalog-Generation` of answers that contain the change.
       * @example 20261121t092535837z
       */
      readonly generation: string;
      /**
       * @description Its slug.
       * @example wingspan
       */
      readonly id: string;
      /**
       * @description What happened to it. An updated record differs in at least one member.
       * @example updated
       * @enum {string}
       */
      readonly kind: 'created' | 'updated' | 'deleted';
      /**
       * @description The list that has, or had, the record.
       * @example games
       * @enum {string}
       */
      readonly resource:
        'games' | 'expansions' | 'mechanics' | 'categories' | 'publishers' | 'people' | 'awards' | 'series';
    };
    /** @description A page of the log of changes. */
    readonly ChangePage: {
      /** @description Oldest first; may be empty. */
      readonly data: readonly components['schemas']['Change'][];
      readonly pagination: components['schemas']['Pagination'];
      /** @description The `since` of the next visit, once all pages are read. It is the same on each of them. */
      readonly until: string;
    };
    /** @description A publication of a game in one or several languages by a publisher, or a revision sold as such; reprints are none. */
    readonly Edition: {
      /**
       * @description Its languages (ISO 639-1), ascending.
       * @example [
       *       "de"
       *     ]
       */
      readonly languages: readonly string[];
      /**
       * @description Name of its publisher; null when it is not known.
       * @example Feuerland Spiele
       */
      readonly publisher: string | null;
      /**
       * @description Slug of its publisher; null when it is not known.
       * @example feuerland-spiele
       */
      readonly publisherId: string | null;
      /**
       * @description As on the box; null when it is not known.
       * @example Flügelschlag
       */
      readonly title: string | null;
      /**
       * @description Year of its publication; negative before the common era, 0 when it is not known.
       * @example 2019
       */
      readonly yearPublished: number;
    };
    /** @description Every known edition of a game. */
    readonly EditionsOfGame: {
      /** @description By year of publication, then language. Empty where only their number is known, or nothing. */
      readonly data: readonly components['schemas']['Edition'][];
    };
    /** @description An expansion of a game. */
    readonly Expansion: {
      /**
       * @description Slug of the game it extends.
       * @example wingspan
       */
      readonly baseGame: string;
      readonly externalIds: components['schemas']['ExternalIds'];
      /**
       * @description Slug: stable, made for URLs.
       * @example wingspan-european-expansion
       */
      readonly id: string;
      /**
       * @description Languages it is published in (ISO 639-1).
       * @example [
       *       "en",
       *       "de"
       *     ]
       */
      readonly languages: readonly string[];
      readonly name: components['schemas']['Localized'];
      /**
       * @description What the game can be played by with it; both numbers are 0 when it changes nothing, or when that is not known.
       * @example {
       *       "min": 1,
       *       "max": 5
       *     }
       */
      readonly players: components['schemas']['PlayerCount'];
      /**
       * @description Slug of the series it belongs to; null when it belongs to none.
       * @example wingspan
       */
      readonly series: string | null;
      /**
       * @description Year of publication; negative before the common era, 0 when it is not known.
       * @example 2019
       */
      readonly yearPublished: number;
    };
    /** @description A page of expansions. */
    readonly ExpansionPage: {
      readonly data: readonly components['schemas']['Expansion'][];
      readonly pagination: components['schemas']['Pagination'];
      /**
       * @description Present if no title matches all of `q`, so that the page has records whose titles match a part of it, at most 50 on all pages.
       * @example true
       * @enum {boolean}
       */
      readonly partial?: true;
      /** @description What else may be meant: by `q`, records of other lists that match better than the items of the page, if there are any; on an empty page, by a slug that names nothing, the records nearest to it. Best match first. */
      readonly suggestions?: readonly components['schemas']['Suggestion'][];
    };
    /** @description Every expansion of a game. */
    readonly ExpansionsOfGame: {
      /** @description Every expansion of the game, ascending by slug. */
      readonly data: readonly components['schemas']['Expansion'][];
    };
    /** @description Its ids in other catalogs, where they are known; may be empty. */
    readonly ExternalIds: {
      /**
       * @description Id of BoardGameGeek.
       * @example 13
       */
      readonly boardgamegeek?: string;
      /**
       * @description Id of Wikidata.
       * @example Q17271
       */
      readonly wikidata?: string;
    };
    /** @description A value, and how many of all matches have it. */
    readonly FacetValue: {
      /** @example 17 */
      readonly count: number;
      /** @description A slug, a language code, or a number in digits. */
      readonly value: string;
    };
    /** @description The API key is restricted, and may not be used from where the request comes. */
    readonly ForbiddenProblem: {
      /** @description Stable, for programs. Codes may be added, so clients must accept unknown ones. */
      readonly code: 'key_not_allowed' | string;
      /** @description What is wrong here and how to correct it, for people. */
      readonly detail: string;
      /**
       * Format: uri-reference
       * @description Path of the request, percent-encoded. Absent when no path could be read.
       */
      readonly instance?: string;
      /** @description The same as the `Request-Id` header. */
      readonly requestId: string;
      /**
       * @description The status of the response.
       * @constant
       */
      readonly status: 403;
      /** @description Short, and the same for every problem with this code. */
      readonly title: string;
      /**
       * Format: uri
       * @description A page about this code: `{errors_url}/<code>`.
       */
      readonly type: string;
    };
    /** @description A board game. Every member is always present. */
    readonly Game: {
      /** @description Awards that list it, newest first, then by slug; may be empty. */
      readonly awards: readonly components['schemas']['GameAward'][];
      /**
       * @description Slugs of its categories, ascending.
       * @example [
       *       "animals"
       *     ]
       */
      readonly categories: readonly string[];
      /**
       * @description How much there is to learn and to plan, judged by this catalog: 1 is explained in five minutes (Uno), 2 a family game (Carcassonne), 3 asks for some experience (Wingspan), 4 for much of it (Terra Mystica), 5 has a day of rules (Twilight Imperium); 0 when it is not known.
       * @example 3
       */
      readonly complexity: number;
      /** @description A short description in each language. */
      readonly description: components['schemas']['Localized'];
      /**
       * @description Slugs of the designers, in the order of their names.
       * @example [
       *       "elizabeth-hargrave"
       *     ]
       */
      readonly designerIds: readonly string[];
      /**
       * @description Names of the designers.
       * @example [
       *       "Elizabeth Hargrave"
       *     ]
       */
      readonly designers: readonly string[];
      /**
       * @description Number of editions released, which /games/{slug}/editions lists; 0 when it is not known.
       * @example 12
       */
      readonly editions: number;
      /** @description Its expansions, ascending by slug; may be empty. */
      readonly expansions: readonly components['schemas']['NestedExpansion'][];
      readonly externalIds: components['schemas']['ExternalIds'];
      /**
       * @description Slug: stable, made for URLs.
       * @example wingspan
       */
      readonly id: string;
      /**
       * @description Slugs of the illustrators, in the order of their names.
       * @example [
       *       "natalia-rojas"
       *     ]
       */
      readonly illustratorIds: readonly string[];
      /**
       * @description Names of the illustrators.
       * @example [
       *       "Natalia Rojas"
       *     ]
       */
      readonly illustrators: readonly string[];
      /**
       * @description Languages it is published in (ISO 639-1).
       * @example [
       *       "en",
       *       "fr",
       *       "de"
       *     ]
       */
      readonly languages: readonly string[];
      /**
       * @description Slugs of its mechanics, ascending.
       * @example [
       *       "engine-building"
       *     ]
       */
      readonly mechanics: readonly string[];
      /**
       * @description Recommended minimum age in years; 0 when none is known.
       * @example 10
       */
      readonly minAge: number;
      readonly name: components['schemas']['Localized'];
      readonly players: components['schemas']['PlayerCount'];
      readonly playtime: components['schemas']['Playtime'];
      /**
       * @description Name of the publisher.
       * @example Stonemaier Games
       */
      readonly publisher: string | null;
      /**
       * @description Slug of the publisher.
       * @example stonemaier-games
       */
      readonly publisherId: string | null;
      /**
       * @description Slugs of the earlier games whose rules it is built on, ascending; may be empty.
       * @example []
       */
      readonly reimplements: readonly string[];
      /**
       * @description Slug of the series it belongs to; null when it belongs to none.
       * @example wingspan
       */
      readonly series: string | null;
      /**
       * @description Year of first publication; negative before the common era, 0 when it is not known.
       * @example 2019
       */
      readonly yearPublished: number;
    };
    /** @description What one award made of a game in one year. */
    readonly GameAward: {
      /**
       * @description Slug of the award.
       * @example kennerspiel-des-jahres
       */
      readonly award: string;
      /**
       * @description How the award names the game.
       * @example winner
       * @enum {string}
       */
      readonly result: 'winner' | 'nominee' | 'recommended';
      /**
       * @description The year of the award.
       * @example 2019
       */
      readonly year: number;
    };
    /** @description The requested fields, each with its most frequent values first. */
    readonly GameFacets: {
      /** @description Values of `award`, at most 50. */
      readonly award?: readonly components['schemas']['FacetValue'][];
      /** @description Values of `category`, at most 50. */
      readonly category?: readonly components['schemas']['FacetValue'][];
      /** @description Values of `complexity`, at most 50. */
      readonly complexity?: readonly components['schemas']['FacetValue'][];
      /** @description Values of `designer`, at most 50. */
      readonly designer?: readonly components['schemas']['FacetValue'][];
      /** @description Values of `illustrator`, at most 50. */
      readonly illustrator?: readonly components['schemas']['FacetValue'][];
      /** @description Values of `language`, at most 50. */
      readonly language?: readonly components['schemas']['FacetValue'][];
      /** @description Values of `mechanic`, at most 50. */
      readonly mechanic?: readonly components['schemas']['FacetValue'][];
      /** @description Values of `publishedBy`, at most 50. */
      readonly publishedBy?: readonly components['schemas']['FacetValue'][];
      /** @description Values of `publisher`, at most 50. */
      readonly publisher?: readonly components['schemas']['FacetValue'][];
      /** @description Values of `series`, at most 50. */
      readonly series?: readonly components['schemas']['FacetValue'][];
    };
    /** @description A page of games. */
    readonly GamePage: {
      readonly data: readonly components['schemas']['Game'][];
      /** @description Present if the request has `facets`. */
      readonly facets?: components['schemas']['GameFacets'];
      readonly pagination: components['schemas']['Pagination'];
      /**
       * @description Present if no title matches all of `q`, so that the page has records whose titles match a part of it, at most 50 on all pages.
       * @example true
       * @enum {boolean}
       */
      readonly partial?: true;
      /** @description What else may be meant: by `q`, records of other lists that match better than the items of the page, if there are any; on an empty page, by a slug that names nothing, the records nearest to it. Best match first. */
      readonly suggestions?: readonly components['schemas']['Suggestion'][];
    };
    /** @description Something is wrong on our side. */
    readonly InternalErrorProblem: {
      /** @description Stable, for programs. Codes may be added, so clients must accept unknown ones. */
      readonly code: 'internal_error' | string;
      /** @description What is wrong here and how to correct it, for people. */
      readonly detail: string;
      /**
       * Format: uri-reference
       * @description Path of the request, percent-encoded. Absent when no path could be read.
       */
      readonly instance?: string;
      /** @description The same as the `Request-Id` header. */
      readonly requestId: string;
      /**
       * @description The status of the response.
       * @constant
       */
      readonly status: 500;
      /** @description Short, and the same for every problem with this code. */
      readonly title: string;
      /**
       * Format: uri
       * @description A page about this code: `{errors_url}/<code>`.
       */
      readonly type: string;
    };
    /** @description A text in several languages, by ISO 639-1 code. `en` is always there, the others where the catalog has them. */
    readonly Localized: {
      /** @example Flügelschlag */
      readonly de?: string;
      /** @example Wingspan */
      readonly en: string;
      /** @example Wingspan */
      readonly es?: string;
      /** @example Wingspan */
      readonly fr?: string;
      /** @example Wingspan */
      readonly it?: string;
    };
    /** @description The path exists, but the API is read-only. */
    readonly MethodNotAllowedProblem: {
      /** @description Stable, for programs. Codes may be added, so clients must accept unknown ones. */
      readonly code: 'method_not_allowed' | string;
      /** @description What is wrong here and how to correct it, for people. */
      readonly detail: string;
      /**
       * Format: uri-reference
       * @description Path of the request, percent-encoded. Absent when no path could be read.
       */
      readonly instance?: string;
      /** @description The same as the `Request-Id` header. */
      readonly requestId: string;
      /**
       * @description The status of the response.
       * @constant
       */
      readonly status: 405;
      /** @description Short, and the same for every problem with this code. */
      readonly title: string;
      /**
       * Format: uri
       * @description A page about this code: `{errors_url}/<code>`.
       */
      readonly type: string;
    };
    /** @description An expansion inside its game. It has no `baseGame`, because that is the game around it. */
    readonly NestedExpansion: {
      readonly externalIds: components['schemas']['ExternalIds'];
      /**
       * @description Slug: stable, made for URLs.
       * @example wingspan-european-expansion
       */
      readonly id: string;
      /**
       * @description Languages it is published in (ISO 639-1).
       * @example [
       *       "en",
       *       "de"
       *     ]
       */
      readonly languages: readonly string[];
      readonly name: components['schemas']['Localized'];
      /**
       * @description What the game can be played by with it; both numbers are 0 when it changes nothing, or when that is not known.
       * @example {
       *       "min": 1,
       *       "max": 5
       *     }
       */
      readonly players: components['schemas']['PlayerCount'];
      /**
       * @description Slug of the series it belongs to; null when it belongs to none.
       * @example wingspan
       */
      readonly series: string | null;
      /**
       * @description Year of publication; negative before the common era, 0 when it is not known.
       * @example 2019
       */
      readonly yearPublished: number;
    };
    /** @description No record has this slug, or there is nothing at this path. */
    readonly NotFoundProblem: {
      /** @description Stable, for programs. Codes may be added, so clients must accept unknown ones. */
      readonly code: 'not_found' | string;
      /** @description What is wrong here and how to correct it, for people. */
      readonly detail: string;
      /**
       * Format: uri-reference
       * @description Path of the request, percent-encoded. Absent when no path could be read.
       */
      readonly instance?: string;
      /** @description The same as the `Request-Id` header. */
      readonly requestId: string;
      /**
       * @description The status of the response.
       * @constant
       */
      readonly status: 404;
      /** @description Where a slug was not found: up to 3 slugs of this resource that are nearest to it. */
      readonly suggestions?: readonly string[];
      /** @description Short, and the same for every problem with this code. */
      readonly title: string;
      /**
       * Format: uri
       * @description A page about this code: `{errors_url}/<code>`.
       */
      readonly type: string;
    };
    /** @description How a list continues. */
    readonly Pagination: {
      /** @description Whether more pages remain. */
      readonly hasMore: boolean;
      /** @description Pass it as `cursor` to get the next page; null on the last page. */
      readonly nextCursor: string | null;
      /**
       * @description How many items match on all pages. Present if the request has `count=true`.
       * @example 42
       */
      readonly total?: number;
    };
    /** @description One fault of one parameter. */
    readonly ParameterFault: {
      /**
       * @description Stable, for programs. Codes may be added, so clients must accept unknown ones. The parameter is:
       *     - `unknown_parameter`: no such parameter on this route
       *     - `repeated_parameter`: given more than once
       *     - `missing_parameter`: not given, although the route or another parameter needs it
       *     - `empty_parameter`: given without a value
       *     - `api_key_in_url`: an API key, which belongs in a header
       *     - `not_an_integer`: not a whole number in plain decimal digits
       *     - `out_of_range`: a whole number outside the range
       *     - `invalid_range`: one end of a range that ends before it starts
       *     - `too_many_values`: more values, separated by commas, than are allowed
       *     - `empty_value`: a list with an empty value: nothing before or after a comma
       *     - `white_space`: a slug with white space around it, after a comma for example
       *     - `invalid_term`: a term that excludes one of several values
       *     - `repeated_value`: a list that has a value more than once
       *     - `too_long`: longer than 200 characters
       *     - `not_an_id`: not an id of that catalog
       *     - `unknown_language`: not an ISO 639-1 code
       *     - `not_one_of`: not one of the possible values
       *     - `not_together`: a parameter that does not go together with another one of the request
       *     - `garbled`: a cursor that this API did not make
       *     - `other_query`: a cursor of another list, other filters, another order or another q
       *     - `expired`: a cursor of a generation of the catalog that is no longer kept
       */
      readonly code:
        | (
            | 'unknown_parameter'
            | 'repeated_parameter'
            | 'missing_parameter'
            | 'empty_parameter'
            | 'api_key_in_url'
            | 'not_an_integer'
            | 'out_of_range'
            | 'invalid_range'
            | 'too_many_values'
            | 'empty_value'
            | 'white_space'
            | 'invalid_term'
            | 'repeated_value'
            | 'too_long'
            | 'not_an_id'
            | 'unknown_language'
            | 'not_one_of'
            | 'not_together'
            | 'garbled'
            | 'other_query'
            | 'expired'
          )
        | string;
      /** @description What is wrong and how to correct it, one sentence. */
      readonly detail: string;
      /** @description Name of the parameter as it was sent, at most 64 characters. */
      readonly parameter: string;
    };
    /** @description A designer or an illustrator, or both. */
    readonly Person: {
      /**
       * @description Games that credit this person, in whatever role.
       * @example 5
       */
      readonly games: number;
      /**
       * @description Slug: stable, made for URLs.
       * @example elizabeth-hargrave
       */
      readonly id: string;
      /** @example Elizabeth Hargrave */
      readonly name: string;
      /**
       * @description Every role in which at least one game credits this person; may be empty.
       * @example [
       *       "designer"
       *     ]
       */
      readonly roles: readonly ('designer' | 'illustrator')[];
    };
    /** @description A page of people. */
    readonly PersonPage: {
      readonly data: readonly components['schemas']['Person'][];
      readonly pagination: components['schemas']['Pagination'];
      /**
       * @description Present if no title matches all of `q`, so that the page has records whose titles match a part of it, at most 50 on all pages.
       * @example true
       * @enum {boolean}
       */
      readonly partial?: true;
      /** @description What else may be meant: by `q`, records of other lists that match better than the items of the page, if there are any; on an empty page, by a slug that names nothing, the records nearest to it. Best match first. */
      readonly suggestions?: readonly components['schemas']['Suggestion'][];
    };
    /** @description Supported player count; both numbers are 0 when it is not known. */
    readonly PlayerCount: {
      /** @example 5 */
      readonly max: number;
      /** @example 1 */
      readonly min: number;
    };
    /** @description Typical play time in minutes; both numbers are 0 when it is not known. */
    readonly Playtime: {
      /** @example 70 */
      readonly max: number;
      /** @example 40 */
      readonly min: number;
    };
    /** @description Any error (RFC 9457). Clients must ignore members they do not know. */
    readonly Problem: {
      /** @description Stable, for programs. Codes may be added, so clients must accept unknown ones. */
      readonly code: components['schemas']['ProblemCode'] | string;
      /** @description What is wrong here and how to correct it, for people. */
      readonly detail: string;
      /**
       * Format: uri-reference
       * @description Path of the request, percent-encoded. Absent when no path could be read.
       */
      readonly instance?: string;
      /** @description The same as the `Request-Id` header. */
      readonly requestId: string;
      /** @description The status of the response. */
      readonly status: number;
      /** @description Short, and the same for every problem with this code. */
      readonly title: string;
      /**
       * Format: uri
       * @description A page about this code: `{errors_url}/<code>`.
       */
      readonly type: string;
    };
    /**
     * @description The codes of this version.
     * @enum {string}
     */
    readonly ProblemCode:
      | 'invalid_parameter'
      | 'invalid_cursor'
      | 'expired_cursor'
      | 'bad_request'
      | 'missing_api_key'
      | 'invalid_api_key'
      | 'revoked_api_key'
      | 'expired_api_key'
      | 'key_not_allowed'
      | 'not_found'
      | 'method_not_allowed'
      | 'request_timeout'
      | 'request_too_large'
      | 'rate_limit_exceeded'
      | 'quota_exceeded'
      | 'internal_error'
      | 'service_unavailable';
    /** @description A company that publishes games. */
    readonly Publisher: {
      /**
       * @description Games it published first.
       * @example 12
       */
      readonly games: number;
      /**
       * @description Slug: stable, made for URLs and filters.
       * @example stonemaier-games
       */
      readonly id: string;
      /** @example Stonemaier Games */
      readonly name: string;
    };
    /** @description A page of publishers. */
    readonly PublisherPage: {
      readonly data: readonly components['schemas']['Publisher'][];
      readonly pagination: components['schemas']['Pagination'];
      /**
       * @description Present if no title matches all of `q`, so that the page has records whose titles match a part of it, at most 50 on all pages.
       * @example true
       * @enum {boolean}
       */
      readonly partial?: true;
      /** @description What else may be meant: by `q`, records of other lists that match better than the items of the page, if there are any; on an empty page, by a slug that names nothing, the records nearest to it. Best match first. */
      readonly suggestions?: readonly components['schemas']['Suggestion'][];
    };
    /** @description The request did not arrive completely in time. */
    readonly RequestTimeoutProblem: {
      /** @description Stable, for programs. Codes may be added, so clients must accept unknown ones. */
      readonly code: 'request_timeout' | string;
      /** @description What is wrong here and how to correct it, for people. */
      readonly detail: string;
      /**
       * Format: uri-reference
       * @description Path of the request, percent-encoded. Absent when no path could be read.
       */
      readonly instance?: string;
      /** @description The same as the `Request-Id` header. */
      readonly requestId: string;
      /**
       * @description The status of the response.
       * @constant
       */
      readonly status: 408;
      /** @description Short, and the same for every problem with this code. */
      readonly title: string;
      /**
       * Format: uri
       * @description A page about this code: `{errors_url}/<code>`.
       */
      readonly type: string;
    };
    /** @description The body, the URL or the headers are too large. */
    readonly RequestTooLargeProblem: {
      /** @description Stable, for programs. Codes may be added, so clients must accept unknown ones. */
      readonly code: 'request_too_large' | string;
      /** @description What is wrong here and how to correct it, for people. */
      readonly detail: string;
      /**
       * Format: uri-reference
       * @description Path of the request, percent-encoded. Absent when no path could be read.
       */
      readonly instance?: string;
      /** @description The same as the `Request-Id` header. */
      readonly requestId: string;
      /**
       * @description The status of the response.
       * @enum {integer}
       */
      readonly status: 413 | 414 | 431;
      /** @description Short, and the same for every problem with this code. */
      readonly title: string;
      /**
       * Format: uri
       * @description A page about this code: `{errors_url}/<code>`.
       */
      readonly type: string;
    };
    /** @description An expansion with the members that the request selects with `fields`, and `id`. */
    readonly SelectedExpansion: {
      /**
       * @description Slug of the game it extends.
       * @example wingspan
       */
      readonly baseGame?: string;
      readonly externalIds?: components['schemas']['ExternalIds'];
      /**
       * @description Slug: stable, made for URLs.
       * @example wingspan-european-expansion
       */
      readonly id: string;
      /**
       * @description Languages it is published in (ISO 639-1).
       * @example [
       *       "en",
       *       "de"
       *     ]
       */
      readonly languages?: readonly string[];
      readonly name?: components['schemas']['Localized'];
      /**
       * @description What the game can be played by with it; both numbers are 0 when it changes nothing, or when that is not known.
       * @example {
       *       "min": 1,
       *       "max": 5
       *     }
       */
      readonly players?: components['schemas']['PlayerCount'];
      /**
       * @description Slug of the series it belongs to; null when it belongs to none.
       * @example wingspan
       */
      readonly series?: string | null;
      /**
       * @description Year of publication; negative before the common era, 0 when it is not known.
       * @example 2019
       */
      readonly yearPublished?: number;
    };
    /** @description A page of expansions with selected members. */
    readonly SelectedExpansionPage: {
      readonly data: readonly components['schemas']['SelectedExpansion'][];
      readonly pagination: components['schemas']['Pagination'];
      /**
       * @description Present if no title matches all of `q`, so that the page has records whose titles match a part of it, at most 50 on all pages.
       * @example true
       * @enum {boolean}
       */
      readonly partial?: true;
      /** @description What else may be meant: by `q`, records of other lists that match better than the items of the page, if there are any; on an empty page, by a slug that names nothing, the records nearest to it. Best match first. */
      readonly suggestions?: readonly components['schemas']['Suggestion'][];
    };
    /** @description A board game with the members that the request selects with `fields`, and `id`. */
    readonly SelectedGame: {
      /** @description Awards that list it, newest first, then by slug; may be empty. */
      readonly awards?: readonly components['schemas']['GameAward'][];
      /**
       * @description Slugs of its categories, ascending.
       * @example [
       *       "animals"
       *     ]
       */
      readonly categories?: readonly string[];
      /**
       * @description How much there is to learn and to plan, judged by this catalog: 1 is explained in five minutes (Uno), 2 a family game (Carcassonne), 3 asks for some experience (Wingspan), 4 for much of it (Terra Mystica), 5 has a day of rules (Twilight Imperium); 0 when it is not known.
       * @example 3
       */
      readonly complexity?: number;
      /** @description A short description in each language. */
      readonly description?: components['schemas']['Localized'];
      /**
       * @description Slugs of the designers, in the order of their names.
       * @example [
       *       "elizabeth-hargrave"
       *     ]
       */
      readonly designerIds?: readonly string[];
      /**
       * @description Names of the designers.
       * @example [
       *       "Elizabeth Hargrave"
       *     ]
       */
      readonly designers?: readonly string[];
      /**
       * @description Number of editions released, which /games/{slug}/editions lists; 0 when it is not known.
       * @example 12
       */
      readonly editions?: number;
      /** @description Its expansions, ascending by slug; may be empty. */
      readonly expansions?: readonly components['schemas']['NestedExpansion'][];
      readonly externalIds?: components['schemas']['ExternalIds'];
      /**
       * @description Slug: stable, made for URLs.
       * @example wingspan
       */
      readonly id: string;
      /**
       * @description Slugs of the illustrators, in the order of their names.
       * @example [
       *       "natalia-rojas"
       *     ]
       */
      readonly illustratorIds?: readonly string[];
      /**
       * @description Names of the illustrators.
       * @example [
       *       "Natalia Rojas"
       *     ]
       */
      readonly illustrators?: readonly string[];
      /**
       * @description Languages it is published in (ISO 639-1).
       * @example [
       *       "en",
       *       "fr",
       *       "de"
       *     ]
       */
      readonly languages?: readonly string[];
      /**
       * @description Slugs of its mechanics, ascending.
       * @example [
       *       "engine-building"
       *     ]
       */
      readonly mechanics?: readonly string[];
      /**
       * @description Recommended minimum age in years; 0 when none is known.
       * @example 10
       */
      readonly minAge?: number;
      readonly name?: components['schemas']['Localized'];
      readonly players?: components['schemas']['PlayerCount'];
      readonly playtime?: components['schemas']['Playtime'];
      /**
       * @description Name of the publisher.
       * @example Stonemaier Games
       */
      readonly publisher?: string | null;
      /**
       * @description Slug of the publisher.
       * @example stonemaier-games
       */
      readonly publisherId?: string | null;
      /**
       * @description Slugs of the earlier games whose rules it is built on, ascending; may be empty.
       * @example []
       */
      readonly reimplements?: readonly string[];
      /**
       * @description Slug of the series it belongs to; null when it belongs to none.
       * @example wingspan
       */
      readonly series?: string | null;
      /**
       * @description Year of first publication; negative before the common era, 0 when it is not known.
       * @example 2019
       */
      readonly yearPublished?: number;
    };
    /** @description A page of games with selected members. */
    readonly SelectedGamePage: {
      readonly data: readonly components['schemas']['SelectedGame'][];
      /** @description Present if the request has `facets`. */
      readonly facets?: components['schemas']['GameFacets'];
      readonly pagination: components['schemas']['Pagination'];
      /**
       * @description Present if no title matches all of `q`, so that the page has records whose titles match a part of it, at most 50 on all pages.
       * @example true
       * @enum {boolean}
       */
      readonly partial?: true;
      /** @description What else may be meant: by `q`, records of other lists that match better than the items of the page, if there are any; on an empty page, by a slug that names nothing, the records nearest to it. Best match first. */
      readonly suggestions?: readonly components['schemas']['Suggestion'][];
    };
    /** @description A complete response is not possible at the moment. */
    readonly ServiceUnavailableProblem: {
      /** @description Stable, for programs. Codes may be added, so clients must accept unknown ones. */
      readonly code: 'service_unavailable' | string;
      /** @description What is wrong here and how to correct it, for people. */
      readonly detail: string;
      /**
       * Format: uri-reference
       * @description Path of the request, percent-encoded. Absent when no path could be read.
       */
      readonly instance?: string;
      /** @description The same as the `Request-Id` header. */
      readonly requestId: string;
      /**
       * @description The status of the response.
       * @constant
       */
      readonly status: 503;
      /** @description Short, and the same for every problem with this code. */
      readonly title: string;
      /**
       * Format: uri
       * @description A page about this code: `{errors_url}/<code>`.
       */
      readonly type: string;
    };
    /** @description One award. */
    readonly SingleAward: {
      readonly data: components['schemas']['Award'];
    };
    /** @description One expansion. */
    readonly SingleExpansion: {
      readonly data: components['schemas']['Expansion'];
    };
    /** @description One game with its expansions. */
    readonly SingleGame: {
      readonly data: components['schemas']['Game'];
    };
    /** @description One person. */
    readonly SinglePerson: {
      readonly data: components['schemas']['Person'];
    };
    /** @description One publisher. */
    readonly SinglePublisher: {
      readonly data: components['schemas']['Publisher'];
    };
    /** @description One game with selected members. */
    readonly SingleSelectedGame: {
      readonly data: components['schemas']['SelectedGame'];
    };
    /** @description One slug with labels. */
    readonly SingleTerm: {
      readonly data: components['schemas']['Term'];
    };
    /** @description A record, and the one of its titles that matches best. */
    readonly Suggestion: {
      /**
       * @description Slug: stable, made for URLs.
       * @example wingspan
       */
      readonly id: string;
      /**
       * @description Language of the title; null for a former or alternative title, or a name: of a publisher, a person.
       * @example en
       * @enum {string|null}
       */
      readonly language: 'en' | 'fr' | 'de' | 'es' | 'it' | null;
      /**
       * @description The title that matches best.
       * @example Wingspan
       */
      readonly title: string;
      /**
       * @description The list that has the record.
       * @example games
       * @enum {string}
       */
      readonly type:
        'games' | 'expansions' | 'mechanics' | 'categories' | 'publishers' | 'people' | 'awards' | 'series';
      /**
       * @description Only for games.
       * @example 2019
       */
      readonly yearPublished?: number;
    };
    /** @description Records for type-ahead. */
    readonly Suggestions: {
      /** @description Best match first; may be empty. */
      readonly data: readonly components['schemas']['Suggestion'][];
      /**
       * @description Present if no title matches all of `q`, so that these match a part of it.
       * @example true
       * @enum {boolean}
       */
      readonly partial?: true;
    };
    /** @description A slug with labels: a mechanic or a category, for example. */
    readonly Term: {
      /**
       * @description Games that have it; of an award, games that won it.
       * @example 40
       */
      readonly games: number;
      /**
       * @description Slug: stable, made for URLs and filters.
       * @example engine-building
       */
      readonly id: string;
      readonly label: components['schemas']['Localized'];
    };
    /** @description A page of slugs with labels. */
    readonly TermPage: {
      readonly data: readonly components['schemas']['Term'][];
      readonly pagination: components['schemas']['Pagination'];
    };
    /** @description A limit is exceeded. */
    readonly TooManyRequestsProblem: {
      /** @description Stable, for programs. Codes may be added, so clients must accept unknown ones. */
      readonly code: ('rate_limit_exceeded' | 'quota_exceeded') | string;
      /** @description What is wrong here and how to correct it, for people. */
      readonly detail: string;
      /**
       * Format: uri-reference
       * @description Path of the request, percent-encoded. Absent when no path could be read.
       */
      readonly instance?: string;
      /** @description The same as the `Request-Id` header. */
      readonly requestId: string;
      /**
       * Format: date-time
       * @description When more requests are granted (RFC 3339, UTC).
       */
      readonly resetAt: string;
      /**
       * @description The status of the response.
       * @constant
       */
      readonly status: 429;
      /** @description Short, and the same for every problem with this code. */
      readonly title: string;
      /**
       * Format: uri
       * @description A page about this code: `{errors_url}/<code>`.
       */
      readonly type: string;
      /** @description The policies of `RateLimit-Policy` that are used up. */
      readonly 'violated-policies': readonly (('second' | 'month') | string)[];
    };
    /** @description There is no API key, or it is not valid. */
    readonly UnauthorizedProblem: {
      /** @description Stable, for programs. Codes may be added, so clients must accept unknown ones. */
      readonly code: ('missing_api_key' | 'invalid_api_key' | 'revoked_api_key' | 'expired_api_key') | string;
      /** @description What is wrong here and how to correct it, for people. */
      readonly detail: string;
      /**
       * Format: uri-reference
       * @description Path of the request, percent-encoded. Absent when no path could be read.
       */
      readonly instance?: string;
      /** @description The same as the `Request-Id` header. */
      readonly requestId: string;
      /**
       * @description The status of the response.
       * @constant
       */
      readonly status: 401;
      /** @description Short, and the same for every problem with this code. */
      readonly title: string;
      /**
       * Format: uri
       * @description A page about this code: `{errors_url}/<code>`.
       */
      readonly type: string;
    };
  };
  responses: {
    /** @description Any other error. Statuses and codes may be added; every error has a body of this form, whatever its status. */
    readonly Problem: {
      headers: {
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description - `invalid_parameter` (Invalid parameter): A query parameter is unknown, repeated, empty, or its value is not accepted. Nothing is ever clamped or ignored.
     *     - `invalid_cursor` (Invalid cursor): The cursor is garbled, or belongs to another list or to other parameters. Only limit, fields, count and facets may change from page to page.
     *     - `expired_cursor` (Expired cursor): The cursor belongs to a generation of the catalog that is no longer kept.
     *     - `bad_request` (Bad request): The request is not valid HTTP, has no Host header or several, or its URL contains a # or a percent-escape that is not UTF-8.
     */
    readonly Problem400: {
      headers: {
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly RateLimit: components['headers']['RateLimit'];
        readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['BadRequestProblem'];
      };
    };
    /**
     * @description - `missing_api_key` (Missing API key): The request carries no API key. Everything under /api/v1 needs one, unknown paths included.
     *     - `invalid_api_key` (Invalid API key): The API key is malformed or unknown, or the Authorization header contains no bearer key.
     *     - `revoked_api_key` (Revoked API key): The API key was revoked, or it was rotated and the secret that was sent has ended. The detail says which.
     *     - `expired_api_key` (Expired API key): The API key has passed its expiry date.
     */
    readonly Problem401: {
      headers: {
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['UnauthorizedProblem'];
      };
    };
    /** @description - `key_not_allowed` (Key not allowed here): The API key is valid, but its owner restricts it to web pages of certain origins, or to certain networks, and the request comes from elsewhere. The detail says which of the two. It counts for the rate, not for the month. */
    readonly Problem403: {
      headers: {
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly RateLimit: components['headers']['RateLimit'];
        readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['ForbiddenProblem'];
      };
    };
    /** @description - `not_found` (Not found): There is nothing at this path, or no record has this slug. */
    readonly Problem404: {
      headers: {
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly RateLimit: components['headers']['RateLimit'];
        readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['NotFoundProblem'];
      };
    };
    /** @description - `method_not_allowed` (Method not allowed): The path exists, but the API is read-only. */
    readonly Problem405: {
      headers: {
        readonly Allow: components['headers']['Allow'];
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly RateLimit: components['headers']['RateLimit'];
        readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['MethodNotAllowedProblem'];
      };
    };
    /** @description - `request_timeout` (Request timeout): The request did not arrive completely in time. */
    readonly Problem408: {
      headers: {
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['RequestTimeoutProblem'];
      };
    };
    /** @description - `request_too_large` (Request too large): The URL is longer than 8,192 characters (414), the request line and headers together are larger than 16 kB (431), or a body is too large (413). */
    readonly Problem413: {
      headers: {
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['RequestTooLargeProblem'];
      };
    };
    /** @description - `request_too_large` (Request too large): The URL is longer than 8,192 characters (414), the request line and headers together are larger than 16 kB (431), or a body is too large (413). */
    readonly Problem414: {
      headers: {
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['RequestTooLargeProblem'];
      };
    };
    /**
     * @description - `rate_limit_exceeded` (Rate limit exceeded): The key has used up its requests per second. The refused request was not counted.
     *     - `quota_exceeded` (Monthly quota exceeded): The key has used up its requests of this calendar month (UTC). The refused request was not counted.
     */
    readonly Problem429: {
      headers: {
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly RateLimit: components['headers']['RateLimit'];
        readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly 'Retry-After': components['headers']['Retry-After'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['TooManyRequestsProblem'];
      };
    };
    /** @description - `request_too_large` (Request too large): The URL is longer than 8,192 characters (414), the request line and headers together are larger than 16 kB (431), or a body is too large (413). */
    readonly Problem431: {
      headers: {
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['RequestTooLargeProblem'];
      };
    };
    /** @description - `internal_error` (Internal error): Something is wrong on our side. The request was not counted for the month. */
    readonly Problem500: {
      headers: {
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['InternalErrorProblem'];
      };
    };
    /** @description - `service_unavailable` (Service unavailable): A part of the service is unavailable, overloaded or too slow, or the response would have been incomplete. The request was not counted for the month. */
    readonly Problem503: {
      headers: {
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly 'Retry-After': components['headers']['Retry-After'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['ServiceUnavailableProblem'];
      };
    };
  };
  parameters: {
    /**
     * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
     * @example Sat, 21 Nov 2026 09:00:00 GMT
     */
    readonly 'If-Modified-Since': string;
    /**
     * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
     * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
     */
    readonly 'If-None-Match': string;
    /**
     * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
     * @example checkout-42
     */
    readonly 'Request-Id': string;
  };
  requestBodies: never;
  headers: {
    /**
     * @description The allowed methods.
     * @example GET, HEAD, OPTIONS
     */
    readonly Allow: string;
    /**
     * @description 200 and 304: `private, max-age=60`. Errors: `no-store`.
     * @example private, max-age=60
     */
    readonly 'Cache-Control': string;
    /**
     * @description The generation of the catalog that this response comes from; each load of the catalog makes a new one. All pages of a walk have the same.
     * @example 20261121t090000000z
     */
    readonly 'Catalog-Generation': string;
    /**
     * @description Weak, and the same for every key. Send it back as `If-None-Match`: a 304 costs no monthly quota.
     * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
     */
    readonly ETag: string;
    /**
     * @description When the catalog of this response was built. Send it back as `If-Modified-Since` if you cannot keep entity tags.
     * @example Sat, 21 Nov 2026 09:00:00 GMT
     */
    readonly 'Last-Modified': string;
    /**
     * @description The next page as a whole URL (RFC 8288); absent on the last page.
     * @example <https://api.example.org/api/v1/games?cursor=eyJ2IjoxfQ>; rel="next"
     */
    readonly Link: string;
    /**
     * @description What is left (`r`) and the seconds until more is granted (`t`), by policy (draft-ietf-httpapi-ratelimit-headers-11). Absent without a valid key, from a 5xx, and where the request cannot be read (`bad_request`); `month` is absent while the key store is unavailable.
     * @example "second";r=9;t=1, "month";r=4999;t=812345
     */
    readonly RateLimit: string;
    /**
     * @description The limits of the key: quota (`q`) and window in seconds (`w`), by policy. Absent where `RateLimit` is absent.
     * @example "second";q=10;w=1, "month";q=5000;w=2592000
     */
    readonly 'RateLimit-Policy': string;
    /**
     * @description Names this request in our logs. If the request has a well-formed one, that is used.
     * @example 5f0c1d9e8a7b6c5d-1
     */
    readonly 'Request-Id': string;
    /**
     * @description How many seconds to wait before the next request: a whole number, at least 1.
     * @example 1
     */
    readonly 'Retry-After': string;
    /**
     * @description The request headers that the response depends on.
     * @example Authorization, X-API-Key, Origin, Accept-Encoding
     */
    readonly Vary: string;
    /**
     * @description How to authenticate (RFC 6750).
     * @example Bearer realm="board-game-catalog"
     */
    readonly 'WWW-Authenticate': string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  readonly listAwards: {
    readonly parameters: {
      readonly query?: {
        /** @description Adds `pagination.total`: the exact number of matches on all pages. */
        readonly count?: true;
        /** @description Opaque: `pagination.nextCursor` of the previous page, unchanged. Leave it out for the first page. */
        readonly cursor?: string;
        /** @description Only the items with these slugs: 1 to 50, separated by commas without spaces, each once. Unknown slugs are left out; order and pagination stay the same. */
        readonly ids?: string;
        /** @description Items per page. It may change from page to page. */
        readonly limit?: number;
        /** @description With `sort=random`, which needs it: every seed gives another order, and the same seed the same one, as long as the catalog is the same. */
        readonly seed?: number;
        /** @description Replaces the order, also with `q`: ascending by this field, or descending with a minus before its name. Unknown values are last in both, equal ones in ascending order of `id`. `random` is an order that `seed` decides. */
        readonly sort?: 'games' | '-games' | 'random';
      };
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of awards. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly Link: components['headers']['Link'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['AwardPage'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly getAward: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path: {
        /** @description The `id` of the award. */
        readonly slug: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The award. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['SingleAward'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 404: components['responses']['Problem404'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly listCategories: {
    readonly parameters: {
      readonly query?: {
        /** @description Adds `pagination.total`: the exact number of matches on all pages. */
        readonly count?: true;
        /** @description Opaque: `pagination.nextCursor` of the previous page, unchanged. Leave it out for the first page. */
        readonly cursor?: string;
        /** @description Only the items with these slugs: 1 to 50, separated by commas without spaces, each once. Unknown slugs are left out; order and pagination stay the same. */
        readonly ids?: string;
        /** @description Items per page. It may change from page to page. */
        readonly limit?: number;
        /** @description With `sort=random`, which needs it: every seed gives another order, and the same seed the same one, as long as the catalog is the same. */
        readonly seed?: number;
        /** @description Replaces the order, also with `q`: ascending by this field, or descending with a minus before its name. Unknown values are last in both, equal ones in ascending order of `id`. `random` is an order that `seed` decides. */
        readonly sort?: 'games' | '-games' | 'random';
      };
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of categories. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly Link: components['headers']['Link'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['TermPage'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly getCategory: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path: {
        /** @description The `id` of the category. */
        readonly slug: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The category. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['SingleTerm'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 404: components['responses']['Problem404'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly listChanges: {
    readonly parameters: {
      readonly query?: {
        /** @description Opaque: `pagination.nextCursor` of the previous page, unchanged. Leave it out for the first page. */
        readonly cursor?: string;
        /** @description Items per page. It may change from page to page. */
        readonly limit?: number;
        /** @description Opaque: `until` of an earlier answer, unchanged, and the same for every page. Leave it out once, before the first walk over the lists. */
        readonly since?: string;
      };
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of changes. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly Link: components['headers']['Link'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ChangePage'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly listExpansions: {
    readonly parameters: {
      readonly query?: {
        /** @description Slug of the game it extends. Up to 10 values in terms separated by commas, all of which must hold: `a` is one value, `a|b` any of several, `!a` none of this one. An unknown value gives an empty page. */
        readonly baseGame?: string;
        /** @description Only what has one of these ids of BoardGameGeek: 1 to 50, separated by commas without spaces, each once. Unknown ids are left out. */
        readonly boardgamegeek?: string;
        /** @description Adds `pagination.total`: the exact number of matches on all pages. */
        readonly count?: true;
        /** @description Opaque: `pagination.nextCursor` of the previous page, unchanged. Leave it out for the first page. */
        readonly cursor?: string;
        /** @description Returns only these members: names separated by commas, each once. `id` is always included. Members keep their usual order, whatever the order of the names. */
        readonly fields?: string;
        /** @description Only the items with these slugs: 1 to 50, separated by commas without spaces, each once. Unknown slugs are left out; order and pagination stay the same. */
        readonly ids?: string;
        /** @description Published in this language, ISO 639-1 in any letter case. Up to 10 values in terms separated by commas, all of which must hold: `a` is one value, `a|b` any of several, `!a` none of this one. An unknown value gives an empty page. */
        readonly language?: string;
        /** @description Items per page. It may change from page to page. */
        readonly limit?: number;
        /** @description Search by title in all five languages, tolerant of typos like the title search of /games. 1 to 200 characters after normalization to NFKC and trimming. */
        readonly q?: string;
        /** @description With `sort=random`, which needs it: every seed gives another order, and the same seed the same one, as long as the catalog is the same. */
        readonly seed?: number;
        /** @description Slug of the series it belongs to. Up to 10 values in terms separated by commas, all of which must hold: `a` is one value, `a|b` any of several, `!a` none of this one. An unknown value gives an empty page. */
        readonly series?: string;
        /** @description Replaces the order, also with `q`: ascending by this field, or descending with a minus before its name. Unknown values are last in both, equal ones in ascending order of `id`. `random` is an order that `seed` decides. */
        readonly sort?: 'year' | '-year' | 'random';
        /** @description Only what has one of these ids of Wikidata: 1 to 50, separated by commas without spaces, each once. Unknown ids are left out. */
        readonly wikidata?: string;
        /** @description First published in exactly this year. What is of unknown year never matches: there was no year 0. */
        readonly year?: number;
        /** @description First published in this year or later. Not above `yearTo`. What is of unknown year never matches. */
        readonly yearFrom?: number;
        /** @description First published in this year or earlier. Not below `yearFrom`. What is of unknown year never matches. */
        readonly yearTo?: number;
      };
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of expansions. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly Link: components['headers']['Link'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json':
            components['schemas']['ExpansionPage'] | components['schemas']['SelectedExpansionPage'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly getExpansion: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path: {
        /** @description The `id` of the expansion. */
        readonly slug: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The expansion. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['SingleExpansion'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 404: components['responses']['Problem404'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly listGames: {
    readonly parameters: {
      readonly query?: {
        /** @description Suitable for players of this age in years: `1 ≤ minAge ≤ age`. Games of unknown age never match. */
        readonly age?: number;
        /** @description Slugs of awards it has won, in any year. Up to 10 values in terms separated by commas, all of which must hold: `a` is one value, `a|b` any of several, `!a` none of this one. An unknown value gives an empty page. */
        readonly award?: string;
        /** @description Listed by an award in this year: mostly not the year of the game. Together with `award` or `nominee`: by that award in that year. */
        readonly awardYear?: number;
        /** @description Only what has one of these ids of BoardGameGeek: 1 to 50, separated by commas without spaces, each once. Unknown ids are left out. */
        readonly boardgamegeek?: string;
        /** @description Slugs of categories it is in. Up to 10 values in terms separated by commas, all of which must hold: `a` is one value, `a|b` any of several, `!a` none of this one. An unknown value gives an empty page. */
        readonly category?: string;
        /** @description At least as complex: `complexity ≥ complexityFrom`. Games of unknown complexity never match. */
        readonly complexityFrom?: number;
        /** @description At most as complex: `complexity ≤ complexityTo`. Games of unknown complexity never match. */
        readonly complexityTo?: number;
        /** @description Adds `pagination.total`: the exact number of matches on all pages. */
        readonly count?: true;
        /** @description Opaque: `pagination.nextCursor` of the previous page, unchanged. Leave it out for the first page. */
        readonly cursor?: string;
        /** @description Slugs of people credited as its designers. Up to 10 values in terms separated by commas, all of which must hold: `a` is one value, `a|b` any of several, `!a` none of this one. An unknown value gives an empty page. */
        readonly designer?: string;
        /** @description Adds `facets`: how many of all matches, on all pages and with every filter applied, have each value of these fields; at most 50 values each, the most frequent first, then by value. Any of complexity, mechanic, category, language, publisher, publishedBy, designer, illustrator, award, series, separated by commas, each once. */
        readonly facets?: string;
        /** @description Returns only these members: names separated by commas, each once. `id` is always included. Members keep their usual order, whatever the order of the names. */
        readonly fields?: string;
        /** @description Only the items with these slugs: 1 to 50, separated by commas without spaces, each once. Unknown slugs are left out; order and pagination stay the same. */
        readonly ids?: string;
        /** @description Slug of a person credited as its illustrator. Up to 10 values in terms separated by commas, all of which must hold: `a` is one value, `a|b` any of several, `!a` none of this one. An unknown value gives an empty page. */
        readonly illustrator?: string;
        /** @description Published in this language, ISO 639-1 in any letter case. It filters `languages`, never the translations. Up to 10 values in terms separated by commas, all of which must hold: `a` is one value, `a|b` any of several, `!a` none of this one. An unknown value gives an empty page. */
        readonly language?: string;
        /** @description Items per page. It may change from page to page. */
        readonly limit?: number;
        /** @description Slugs of mechanics it has. Up to 10 values in terms separated by commas, all of which must hold: `a` is one value, `a|b` any of several, `!a` none of this one. An unknown value gives an empty page. */
        readonly mechanic?: string;
        /** @description Slugs of awards that list it in any way: as winner, nominee or recommended. Up to 10 values in terms separated by commas, all of which must hold: `a` is one value, `a|b` any of several, `!a` none of this one. An unknown value gives an empty page. */
        readonly nominee?: string;
        /** @description Playable with exactly this many people: `min ≤ players ≤ max`. Games of unknown player count never match. */
        readonly players?: number;
        /** @description Playable with exactly this many people, as `players`, or with one of its expansions. Which one, the `players` of its expansions say. */
        readonly playersWithExpansions?: number;
        /** @description The shortest play time is at least this many minutes: `playtime.min ≥ playtimeFrom`. Games of unknown play time never match. */
        readonly playtimeFrom?: number;
        /** @description The longest play time is at most this many minutes: `playtime.max ≤ playtimeTo`. Games of unknown play time never match. */
        readonly playtimeTo?: number;
        /** @description Slug of its publisher, or of that of an edition. Up to 10 values in terms separated by commas, all of which must hold: `a` is one value, `a|b` any of several, `!a` none of this one. An unknown value gives an empty page. */
        readonly publishedBy?: string;
        /** @description Slug of its publisher. Up to 10 values in terms separated by commas, all of which must hold: `a` is one value, `a|b` any of several, `!a` none of this one. An unknown value gives an empty page. */
        readonly publisher?: string;
        /** @description Title search in all five languages, tolerant of typos: one edit in words of 4 to 7 letters, two from 8, none in words with a digit. Every word must be in the same title; the last may be unfinished. Accents, case and punctuation do not matter. 1 to 200 characters after normalization to NFKC and trimming. */
        readonly q?: string;
        /** @description With `sort=random`, which needs it: every seed gives another order, and the same seed the same one, as long as the catalog is the same. */
        readonly seed?: number;
        /** @description Slug of the series it belongs to. Up to 10 values in terms separated by commas, all of which must hold: `a` is one value, `a|b` any of several, `!a` none of this one. An unknown value gives an empty page. */
        readonly series?: string;
        /** @description Slug of a game: only games that are alike to it, most alike first, by designers, series, mechanics, categories, complexity and numbers of players. Combines with every filter; not with `q` or `sort`. An unknown value gives an empty page. */
        readonly similarTo?: string;
        /** @description Replaces the order, also with `q`: ascending by this field, or descending with a minus before its name. Unknown values are last in both, equal ones in ascending order of `id`. `random` is an order that `seed` decides. */
        readonly sort?: 'editions' | '-editions' | 'year' | '-year' | 'complexity' | '-complexity' | 'random';
        /** @description Only what has one of these ids of Wikidata: 1 to 50, separated by commas without spaces, each once. Unknown ids are left out. */
        readonly wikidata?: string;
        /** @description First published in exactly this year. What is of unknown year never matches: there was no year 0. */
        readonly year?: number;
        /** @description First published in this year or later. Not above `yearTo`. What is of unknown year never matches. */
        readonly yearFrom?: number;
        /** @description First published in this year or earlier. Not below `yearFrom`. What is of unknown year never matches. */
        readonly yearTo?: number;
      };
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of games. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly Link: components['headers']['Link'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json':
            components['schemas']['GamePage'] | components['schemas']['SelectedGamePage'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly getGame: {
    readonly parameters: {
      readonly query?: {
        /** @description Returns only these members: names separated by commas, each once. `id` is always included. Members keep their usual order, whatever the order of the names. */
        readonly fields?: string;
      };
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path: {
        /** @description The `id` of the game. */
        readonly slug: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The game. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json':
            components['schemas']['SingleGame'] | components['schemas']['SingleSelectedGame'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 404: components['responses']['Problem404'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly listEditionsOfGame: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path: {
        /** @description The `id` of the game. */
        readonly slug: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The editions; an empty list when none is known, or their number alone. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['EditionsOfGame'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 404: components['responses']['Problem404'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly listExpansionsOfGame: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path: {
        /** @description The `id` of the game. */
        readonly slug: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The expansions; an empty list when there are none. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ExpansionsOfGame'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 404: components['responses']['Problem404'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly listMechanics: {
    readonly parameters: {
      readonly query?: {
        /** @description Adds `pagination.total`: the exact number of matches on all pages. */
        readonly count?: true;
        /** @description Opaque: `pagination.nextCursor` of the previous page, unchanged. Leave it out for the first page. */
        readonly cursor?: string;
        /** @description Only the items with these slugs: 1 to 50, separated by commas without spaces, each once. Unknown slugs are left out; order and pagination stay the same. */
        readonly ids?: string;
        /** @description Items per page. It may change from page to page. */
        readonly limit?: number;
        /** @description With `sort=random`, which needs it: every seed gives another order, and the same seed the same one, as long as the catalog is the same. */
        readonly seed?: number;
        /** @description Replaces the order, also with `q`: ascending by this field, or descending with a minus before its name. Unknown values are last in both, equal ones in ascending order of `id`. `random` is an order that `seed` decides. */
        readonly sort?: 'games' | '-games' | 'random';
      };
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of mechanics. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly Link: components['headers']['Link'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['TermPage'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly getMechanic: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path: {
        /** @description The `id` of the mechanic. */
        readonly slug: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The mechanic. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['SingleTerm'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 404: components['responses']['Problem404'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly listPeople: {
    readonly parameters: {
      readonly query?: {
        /** @description Adds `pagination.total`: the exact number of matches on all pages. */
        readonly count?: true;
        /** @description Opaque: `pagination.nextCursor` of the previous page, unchanged. Leave it out for the first page. */
        readonly cursor?: string;
        /** @description Only the items with these slugs: 1 to 50, separated by commas without spaces, each once. Unknown slugs are left out; order and pagination stay the same. */
        readonly ids?: string;
        /** @description Items per page. It may change from page to page. */
        readonly limit?: number;
        /** @description Search by name, tolerant of typos like the title search of /games. 1 to 200 characters after normalization to NFKC and trimming. */
        readonly q?: string;
        /** @description Credited in this role on at least one game. */
        readonly role?: 'designer' | 'illustrator';
        /** @description With `sort=random`, which needs it: every seed gives another order, and the same seed the same one, as long as the catalog is the same. */
        readonly seed?: number;
        /** @description Replaces the order, also with `q`: ascending by this field, or descending with a minus before its name. Unknown values are last in both, equal ones in ascending order of `id`. `random` is an order that `seed` decides. */
        readonly sort?: 'games' | '-games' | 'random';
      };
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of people. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly Link: components['headers']['Link'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['PersonPage'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly getPerson: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path: {
        /** @description The `id` of the person. */
        readonly slug: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The person. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['SinglePerson'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 404: components['responses']['Problem404'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly listPublishers: {
    readonly parameters: {
      readonly query?: {
        /** @description Adds `pagination.total`: the exact number of matches on all pages. */
        readonly count?: true;
        /** @description Opaque: `pagination.nextCursor` of the previous page, unchanged. Leave it out for the first page. */
        readonly cursor?: string;
        /** @description Only the items with these slugs: 1 to 50, separated by commas without spaces, each once. Unknown slugs are left out; order and pagination stay the same. */
        readonly ids?: string;
        /** @description Items per page. It may change from page to page. */
        readonly limit?: number;
        /** @description Search by name, tolerant of typos like the title search of /games. 1 to 200 characters after normalization to NFKC and trimming. */
        readonly q?: string;
        /** @description With `sort=random`, which needs it: every seed gives another order, and the same seed the same one, as long as the catalog is the same. */
        readonly seed?: number;
        /** @description Replaces the order, also with `q`: ascending by this field, or descending with a minus before its name. Unknown values are last in both, equal ones in ascending order of `id`. `random` is an order that `seed` decides. */
        readonly sort?: 'games' | '-games' | 'random';
      };
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of publishers. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly Link: components['headers']['Link'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['PublisherPage'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly getPublisher: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path: {
        /** @description The `id` of the publisher. */
        readonly slug: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The publisher. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['SinglePublisher'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 404: components['responses']['Problem404'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly listSeries: {
    readonly parameters: {
      readonly query?: {
        /** @description Adds `pagination.total`: the exact number of matches on all pages. */
        readonly count?: true;
        /** @description Opaque: `pagination.nextCursor` of the previous page, unchanged. Leave it out for the first page. */
        readonly cursor?: string;
        /** @description Only the items with these slugs: 1 to 50, separated by commas without spaces, each once. Unknown slugs are left out; order and pagination stay the same. */
        readonly ids?: string;
        /** @description Items per page. It may change from page to page. */
        readonly limit?: number;
        /** @description With `sort=random`, which needs it: every seed gives another order, and the same seed the same one, as long as the catalog is the same. */
        readonly seed?: number;
        /** @description Replaces the order, also with `q`: ascending by this field, or descending with a minus before its name. Unknown values are last in both, equal ones in ascending order of `id`. `random` is an order that `seed` decides. */
        readonly sort?: 'games' | '-games' | 'random';
      };
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of series. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly Link: components['headers']['Link'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['TermPage'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly getSeries: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path: {
        /** @description The `id` of the series. */
        readonly slug: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The series. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['SingleTerm'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 404: components['responses']['Problem404'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
  readonly suggest: {
    readonly parameters: {
      readonly query: {
        /** @description Maximum number of suggestions. */
        readonly limit?: number;
        /** @description The text typed so far, from one letter on. It is matched like `q` of the lists: the last word may be unfinished. 1 to 200 characters after normalization to NFKC and trimming. */
        readonly q: string;
        /** @description The list that is suggested from, or `all` of them. */
        readonly type?:
          | 'games'
          | 'expansions'
          | 'mechanics'
          | 'categories'
          | 'publishers'
          | 'people'
          | 'awards'
          | 'series'
          | 'all';
      };
      readonly header?: {
        /**
         * @description The `Last-Modified` of a response that the client has. If the catalog was not built after this date, a 304 is sent instead. Read only without `If-None-Match`; a value that is not an HTTP date is ignored.
         * @example Sat, 21 Nov 2026 09:00:00 GMT
         */
        readonly 'If-Modified-Since'?: components['parameters']['If-Modified-Since'];
        /**
         * @description Entity tags of responses that the client has, or `*` for any. If the response would have one of these tags, a 304 is sent instead. A value that is not an entity tag is ignored.
         * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
         */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /**
         * @description A name for this request in our logs: 1 to 128 letters, digits, `.`, `_` and `-`. The API makes one if there is none, if it has another form, or if it seems to contain an API key.
         * @example checkout-42
         */
        readonly 'Request-Id'?: components['parameters']['Request-Id'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The suggestions. */
      readonly 200: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Suggestions'];
        };
      };
      /** @description The client already has this response (`If-None-Match`, `If-Modified-Since`). It has no body and costs no monthly quota. */
      readonly 304: {
        headers: {
          readonly 'Cache-Control': components['headers']['Cache-Control'];
          readonly 'Catalog-Generation': components['headers']['Catalog-Generation'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Last-Modified': components['headers']['Last-Modified'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Request-Id': components['headers']['Request-Id'];
          readonly Vary: components['headers']['Vary'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 403: components['responses']['Problem403'];
      readonly 405: components['responses']['Problem405'];
      readonly 408: components['responses']['Problem408'];
      readonly 413: components['responses']['Problem413'];
      readonly 414: components['responses']['Problem414'];
      readonly 429: components['responses']['Problem429'];
      readonly 431: components['responses']['Problem431'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
      readonly default: components['responses']['Problem'];
    };
  };
}
