// Generated from the OpenAPI description by `npm run client:types`. Do not edit.

export interface paths {
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
  readonly '/expansions': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List expansions
     * @description Every expansion of every game, ascending by slug. Filters combine with AND.
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
  readonly '/games': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List or search games
     * @description Without `q`, ascending by slug. With `q`, best match first: the exact title, then titles that begin with the query, then titles that have every word, then typos; among equals, titles of as many words as were asked for, then more editions. Filters combine with AND.
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
  readonly '/people': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List or search people
     * @description Designers and illustrators. Without `q`, ascending by slug; with `q`, best match first, then shorter names.
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
  readonly '/publishers': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List or search publishers
     * @description Without `q`, ascending by slug; with `q`, best match first, then shorter names.
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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description An expansion of a game. */
    readonly Expansion: {
      /**
       * @description Slug of the game it extends.
       * @example wingspan
       */
      readonly baseGame: string;
      /**
       * @description Slug: stable, made for URLs.
       * @example wingspan-european-expansion
       */
      readonly id: string;
      /**
       * @description ISO 639-1 codes it is published in.
       * @example [
       *       "en",
       *       "de"
       *     ]
       */
      readonly languages: readonly string[];
      readonly name: components['schemas']['Localized'];
      /**
       * @description Year of publication; negative before the common era, 0 when it is not known.
       * @example 2019
       */
      readonly yearPublished: number;
    };
    readonly ExpansionPage: {
      readonly data: readonly components['schemas']['Expansion'][];
      readonly pagination: components['schemas']['Pagination'];
    };
    readonly ExpansionsOfGame: {
      /** @description Every expansion of the game, ascending by slug. */
      readonly data: readonly components['schemas']['Expansion'][];
    };
    /** @description A board game. Every field is always present, in lists and alone. */
    readonly Game: {
      /**
       * @description Slugs of its categories, ascending.
       * @example [
       *       "animals"
       *     ]
       */
      readonly categories: readonly string[];
      /** @description A short description per language. */
      readonly description: components['schemas']['Localized'];
      /**
       * @description Names of the designers.
       * @example [
       *       "Elizabeth Hargrave"
       *     ]
       */
      readonly designers: readonly string[];
      /**
       * @description Number of editions released; 0 when it is not known.
       * @example 12
       */
      readonly editions: number;
      /** @description Its expansions, ascending by slug; may be empty. */
      readonly expansions: readonly components['schemas']['NestedExpansion'][];
      /**
       * @description Slug: stable, made for URLs.
       * @example wingspan
       */
      readonly id: string;
      /**
       * @description Names of the illustrators.
       * @example [
       *       "Natalia Rojas"
       *     ]
       */
      readonly illustrators: readonly string[];
      /**
       * @description ISO 639-1 codes it is published in.
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
       * @description Year of first publication; negative before the common era, 0 when it is not known.
       * @example 2019
       */
      readonly yearPublished: number;
    };
    readonly GamePage: {
      readonly data: readonly components['schemas']['Game'][];
      readonly pagination: components['schemas']['Pagination'];
    };
    /** @description A text per language, ISO 639-1. `en` is always there, the others where the catalog has them. */
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
    /** @description An expansion inside its game, which therefore is not named. */
    readonly NestedExpansion: {
      /**
       * @description Slug: stable, made for URLs.
       * @example wingspan-european-expansion
       */
      readonly id: string;
      /**
       * @description ISO 639-1 codes it is published in.
       * @example [
       *       "en",
       *       "de"
       *     ]
       */
      readonly languages: readonly string[];
      readonly name: components['schemas']['Localized'];
      /**
       * @description Year of publication; negative before the common era, 0 when it is not known.
       * @example 2019
       */
      readonly yearPublished: number;
    };
    readonly Pagination: {
      /** @description Whether more pages remain. */
      readonly hasMore: boolean;
      /** @description Pass it as `cursor` to get the next page; null on the last page. */
      readonly nextCursor: string | null;
    };
    readonly ParameterFault: {
      /** @enum {string} */
      readonly code:
        | 'unknown_parameter'
        | 'repeated_parameter'
        | 'empty_parameter'
        | 'api_key_in_url'
        | 'not_an_integer'
        | 'out_of_range'
        | 'too_long'
        | 'unknown_language'
        | 'not_one_of'
        | 'garbled'
        | 'other_query'
        | 'expired';
      readonly detail: string;
      readonly parameter: string;
    };
    /** @description A designer or an illustrator, or both. */
    readonly Person: {
      /**
       * @description Slug: stable, made for URLs.
       * @example elizabeth-hargrave
       */
      readonly id: string;
      /** @example Elizabeth Hargrave */
      readonly name: string;
    };
    readonly PersonPage: {
      readonly data: readonly components['schemas']['Person'][];
      readonly pagination: components['schemas']['Pagination'];
    };
    /** @description Supported player count; 0 to 0 when it is not known. */
    readonly PlayerCount: {
      /** @example 5 */
      readonly max: number;
      /** @example 1 */
      readonly min: number;
    };
    /** @description Typical play time in minutes; 0 to 0 when it is not known. */
    readonly Playtime: {
      /** @example 70 */
      readonly max: number;
      /** @example 40 */
      readonly min: number;
    };
    /** @description An error (RFC 9457). Clients ignore members they do not know. */
    readonly Problem: {
      /**
       * @description Stable, for programs.
       * @enum {string}
       */
      readonly code:
        | 'invalid_parameter'
        | 'invalid_cursor'
        | 'expired_cursor'
        | 'bad_request'
        | 'missing_api_key'
        | 'invalid_api_key'
        | 'revoked_api_key'
        | 'expired_api_key'
        | 'not_found'
        | 'method_not_allowed'
        | 'request_timeout'
        | 'request_too_large'
        | 'rate_limit_exceeded'
        | 'quota_exceeded'
        | 'too_many_failed_attempts'
        | 'internal_error'
        | 'service_unavailable';
      /** @description What is wrong here and how to mend it, for people. */
      readonly detail: string;
      /** @description On 400: every parameter at fault. */
      readonly errors?: readonly components['schemas']['ParameterFault'][];
      /** @description On 400: how many more unknown parameters there are than `errors` lists. */
      readonly errorsOmitted?: number;
      /** @description Path of the request. */
      readonly instance?: string;
      /** @description The same as the `Request-Id` header. */
      readonly requestId: string;
      /**
       * Format: date-time
       * @description On 429: when more is granted.
       */
      readonly resetAt?: string;
      readonly status: number;
      /** @description One per code. */
      readonly title: string;
      /**
       * Format: uri
       * @description A page about this kind of error.
       */
      readonly type: string;
      /** @description On 429: the policies of `RateLimit-Policy` that are used up. */
      readonly 'violated-policies'?: readonly ('second' | 'month')[];
    };
    readonly Publisher: {
      /**
       * @description Slug: stable, made for URLs and filters.
       * @example stonemaier-games
       */
      readonly id: string;
      /** @example Stonemaier Games */
      readonly name: string;
    };
    readonly PublisherPage: {
      readonly data: readonly components['schemas']['Publisher'][];
      readonly pagination: components['schemas']['Pagination'];
    };
    readonly SingleGame: {
      readonly data: components['schemas']['Game'];
    };
    /** @description A mechanic or a category. */
    readonly Term: {
      /**
       * @description Slug: stable, made for URLs and filters.
       * @example engine-building
       */
      readonly id: string;
      readonly label: components['schemas']['Localized'];
    };
    readonly TermPage: {
      readonly data: readonly components['schemas']['Term'][];
      readonly pagination: components['schemas']['Pagination'];
    };
  };
  responses: {
    /**
     * @description - `invalid_parameter` (Invalid parameter): A query parameter is unknown, repeated, empty, or its value is not accepted. Nothing is ever clamped or ignored.
     *     - `invalid_cursor` (Invalid cursor): The cursor is garbled, or belongs to another list, other filters or another q. Only limit may change from page to page.
     *     - `expired_cursor` (Expired cursor): The cursor leads through a build of the catalog that was replaced long ago and is no longer kept.
     *     - `bad_request` (Bad request): The request is not valid HTTP, has no Host header or several, or its URL holds a # or a percent-escape that is not UTF-8.
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
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description - `missing_api_key` (Missing API key): The request carries no API key. Everything under /api/v1 needs one, unknown paths included.
     *     - `invalid_api_key` (Invalid API key): The API key is malformed or unknown, or the Authorization header holds no bearer key.
     *     - `revoked_api_key` (Revoked API key): The API key was revoked by its owner and opens nothing any more.
     *     - `expired_api_key` (Expired API key): The API key was made with an end, which has come.
     */
    readonly Problem401: {
      headers: {
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description - `not_found` (Not found): There is nothing at this path, or no game has this slug. */
    readonly Problem404: {
      headers: {
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly RateLimit: components['headers']['RateLimit'];
        readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
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
        readonly 'application/problem+json': components['schemas']['Problem'];
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
        readonly 'application/problem+json': components['schemas']['Problem'];
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
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description - `rate_limit_exceeded` (Rate limit exceeded): The key has used up its requests per second. The refused request was not counted.
     *     - `quota_exceeded` (Monthly quota exceeded): The key has used up its requests of this calendar month (UTC). The refused request was not counted.
     *     - `too_many_failed_attempts` (Too many failed attempts): More than 600 requests with a key that is not valid came within a minute from this IPv4 address or IPv6 /64 network. Requests with a valid key are served as before.
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
        readonly 'application/problem+json': components['schemas']['Problem'];
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
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description - `service_unavailable` (Service unavailable): A part of the service is away, overloaded or too slow, or the answer would have been incomplete. The request was not counted for the month. */
    readonly Problem503: {
      headers: {
        readonly 'Cache-Control': components['headers']['Cache-Control'];
        readonly 'Request-Id': components['headers']['Request-Id'];
        readonly 'Retry-After': components['headers']['Retry-After'];
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    /** @description Tags of answers the client has, or `*`: a 304 takes the place of an answer it has already. */
    readonly 'If-None-Match': string;
    /** @description A name for this request in our logs; 1 to 128 letters, digits, `.`, `_` and `-`. Else, and when it looks as if it held an API key, one is made. */
    readonly 'Request-Id': string;
  };
  requestBodies: never;
  headers: {
    /**
     * @description The methods that are possible.
     * @example GET, HEAD, OPTIONS
     */
    readonly Allow: string;
    /**
     * @description 200: `private, max-age=60`. Errors: `no-store`.
     * @example private, max-age=60
     */
    readonly 'Cache-Control': string;
    /**
     * @description The build of the catalog that answered. Builds with the same content answer for each other: an answer from memory names one that is kept, the current one if it can.
     * @example 20261121t090000000z
     */
    readonly 'Catalog-Generation': string;
    /**
     * @description Weak. Send it back as `If-None-Match`: a 304 costs no quota.
     * @example W/"0vR2m1bq8v5nYt3kQ9cJ0w"
     */
    readonly ETag: string;
    /**
     * @description When the catalog that answered was built.
     * @example Sat, 21 Nov 2026 09:00:00 GMT
     */
    readonly 'Last-Modified': string;
    /**
     * @description The next page as a whole URL; absent on the last page.
     * @example <https://…/api/v1/games?cursor=…>; rel="next"
     */
    readonly Link: string;
    /**
     * @description What is left (`r`) and the seconds until more is granted (`t`), by policy (draft-ietf-httpapi-ratelimit-headers-11).
     * @example "second";r=9;t=1, "month";r=4999;t=812345
     */
    readonly RateLimit: string;
    /**
     * @description The limits of this key: quota (`q`) and window in seconds (`w`), by policy.
     * @example "second";q=10;w=1, "month";q=5000;w=2592000
     */
    readonly 'RateLimit-Policy': string;
    /**
     * @description Names this request in our logs. A well-formed one that came with the request is kept.
     * @example 5f0c1d9e8a7b6c5d-1
     */
    readonly 'Request-Id': string;
    /**
     * @description Whole seconds, at least 1; asking earlier is in vain.
     * @example 1
     */
    readonly 'Retry-After': string;
    /**
     * @description What else the answer depends on.
     * @example Authorization, X-API-Key, Accept-Encoding
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
  readonly listCategories: {
    readonly parameters: {
      readonly query?: {
        /** @description Opaque: `pagination.nextCursor` of the page before, passed on exactly as it came. Leave it away for the first page. */
        readonly cursor?: string;
        /** @description Items per page. It may change from page to page. */
        readonly limit?: number;
      };
      readonly header?: {
        /** @description Tags of answers the client has, or `*`: a 304 takes the place of an answer it has already. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /** @description A name for this request in our logs; 1 to 128 letters, digits, `.`, `_` and `-`. Else, and when it looks as if it held an API key, one is made. */
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
      /** @description The client has this answer already (`If-None-Match`); no body, no quota. */
      readonly 304: {
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
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 429: components['responses']['Problem429'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
    };
  };
  readonly listExpansions: {
    readonly parameters: {
      readonly query?: {
        /** @description Slug of the game it extends. An unknown one gives an empty page. */
        readonly baseGame?: string;
        /** @description Opaque: `pagination.nextCursor` of the page before, passed on exactly as it came. Leave it away for the first page. */
        readonly cursor?: string;
        /** @description Published in this language, ISO 639-1 in any letter case. */
        readonly language?: string;
        /** @description Items per page. It may change from page to page. */
        readonly limit?: number;
        /** @description Published in exactly this year. */
        readonly year?: number;
      };
      readonly header?: {
        /** @description Tags of answers the client has, or `*`: a 304 takes the place of an answer it has already. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /** @description A name for this request in our logs; 1 to 128 letters, digits, `.`, `_` and `-`. Else, and when it looks as if it held an API key, one is made. */
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
          readonly 'application/json': components['schemas']['ExpansionPage'];
        };
      };
      /** @description The client has this answer already (`If-None-Match`); no body, no quota. */
      readonly 304: {
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
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 429: components['responses']['Problem429'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
    };
  };
  readonly listGames: {
    readonly parameters: {
      readonly query?: {
        /** @description Slug of a category it is in. An unknown one gives an empty page. */
        readonly category?: string;
        /** @description Opaque: `pagination.nextCursor` of the page before, passed on exactly as it came. Leave it away for the first page. */
        readonly cursor?: string;
        /** @description Published in this language, ISO 639-1 in any letter case. It filters `languages`, never the translations. */
        readonly language?: string;
        /** @description Items per page. It may change from page to page. */
        readonly limit?: number;
        /** @description Slug of a mechanic it has. An unknown one gives an empty page. */
        readonly mechanic?: string;
        /** @description Playable with exactly this many: `min ≤ players ≤ max`. */
        readonly players?: number;
        /** @description Slug of its publisher. An unknown one gives an empty page. */
        readonly publisher?: string;
        /** @description Title search in all five languages, tolerant of typos: one edit in words of 4 to 7 letters, two from 8, none in words with a digit. Every word must be in the same title; the last may be unfinished. Accents, case and punctuation do not matter. */
        readonly q?: string;
        /** @description First published in exactly this year. */
        readonly year?: number;
      };
      readonly header?: {
        /** @description Tags of answers the client has, or `*`: a 304 takes the place of an answer it has already. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /** @description A name for this request in our logs; 1 to 128 letters, digits, `.`, `_` and `-`. Else, and when it looks as if it held an API key, one is made. */
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
          readonly 'application/json': components['schemas']['GamePage'];
        };
      };
      /** @description The client has this answer already (`If-None-Match`); no body, no quota. */
      readonly 304: {
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
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 429: components['responses']['Problem429'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
    };
  };
  readonly getGame: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description Tags of answers the client has, or `*`: a 304 takes the place of an answer it has already. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /** @description A name for this request in our logs; 1 to 128 letters, digits, `.`, `_` and `-`. Else, and when it looks as if it held an API key, one is made. */
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
          readonly 'application/json': components['schemas']['SingleGame'];
        };
      };
      /** @description The client has this answer already (`If-None-Match`); no body, no quota. */
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
      readonly 404: components['responses']['Problem404'];
      readonly 429: components['responses']['Problem429'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
    };
  };
  readonly listExpansionsOfGame: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description Tags of answers the client has, or `*`: a 304 takes the place of an answer it has already. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /** @description A name for this request in our logs; 1 to 128 letters, digits, `.`, `_` and `-`. Else, and when it looks as if it held an API key, one is made. */
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
      /** @description The client has this answer already (`If-None-Match`); no body, no quota. */
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
      readonly 404: components['responses']['Problem404'];
      readonly 429: components['responses']['Problem429'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
    };
  };
  readonly listMechanics: {
    readonly parameters: {
      readonly query?: {
        /** @description Opaque: `pagination.nextCursor` of the page before, passed on exactly as it came. Leave it away for the first page. */
        readonly cursor?: string;
        /** @description Items per page. It may change from page to page. */
        readonly limit?: number;
      };
      readonly header?: {
        /** @description Tags of answers the client has, or `*`: a 304 takes the place of an answer it has already. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /** @description A name for this request in our logs; 1 to 128 letters, digits, `.`, `_` and `-`. Else, and when it looks as if it held an API key, one is made. */
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
      /** @description The client has this answer already (`If-None-Match`); no body, no quota. */
      readonly 304: {
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
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 429: components['responses']['Problem429'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
    };
  };
  readonly listPeople: {
    readonly parameters: {
      readonly query?: {
        /** @description Opaque: `pagination.nextCursor` of the page before, passed on exactly as it came. Leave it away for the first page. */
        readonly cursor?: string;
        /** @description Items per page. It may change from page to page. */
        readonly limit?: number;
        /** @description Search by name, tolerant of typos like the title search of /games. */
        readonly q?: string;
        /** @description Credited in this role on some game. */
        readonly role?: 'designer' | 'illustrator';
      };
      readonly header?: {
        /** @description Tags of answers the client has, or `*`: a 304 takes the place of an answer it has already. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /** @description A name for this request in our logs; 1 to 128 letters, digits, `.`, `_` and `-`. Else, and when it looks as if it held an API key, one is made. */
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
      /** @description The client has this answer already (`If-None-Match`); no body, no quota. */
      readonly 304: {
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
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 429: components['responses']['Problem429'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
    };
  };
  readonly listPublishers: {
    readonly parameters: {
      readonly query?: {
        /** @description Opaque: `pagination.nextCursor` of the page before, passed on exactly as it came. Leave it away for the first page. */
        readonly cursor?: string;
        /** @description Items per page. It may change from page to page. */
        readonly limit?: number;
        /** @description Search by name, tolerant of typos like the title search of /games. */
        readonly q?: string;
      };
      readonly header?: {
        /** @description Tags of answers the client has, or `*`: a 304 takes the place of an answer it has already. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
        /** @description A name for this request in our logs; 1 to 128 letters, digits, `.`, `_` and `-`. Else, and when it looks as if it held an API key, one is made. */
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
      /** @description The client has this answer already (`If-None-Match`); no body, no quota. */
      readonly 304: {
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
        content?: never;
      };
      readonly 400: components['responses']['Problem400'];
      readonly 401: components['responses']['Problem401'];
      readonly 429: components['responses']['Problem429'];
      readonly 500: components['responses']['Problem500'];
      readonly 503: components['responses']['Problem503'];
    };
  };
}
