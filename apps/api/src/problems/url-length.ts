/** Maximum length of a URL in characters; all parameters at their maximum length need a third of it. */
export const MAX_URL_LENGTH = 8_192;
