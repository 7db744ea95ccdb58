/** Characters that the source format allows. */
export const LONGEST_TITLE = 500;
export const LONGEST_DESCRIPTION = 5_000;
export const LONGEST_NAME = 300;
