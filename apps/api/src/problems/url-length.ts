/** Characters of the longest URL that is read; every parameter at its longest needs a third of it. */
export const MAX_URL_LENGTH = 8_192;
