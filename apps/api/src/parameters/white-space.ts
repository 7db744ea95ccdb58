/** What `trim()` removes, for a set of characters in a pattern; written out because `\s` differs between languages. */
export const WHITE_SPACE = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
