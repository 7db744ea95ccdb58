/** Weak comparison (RFC 9110, 8.8.3.2): `W/` counts for nothing. */
const OPAQUE_TAG = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/** Whether a value of `If-None-Match` contains `tag`: `*` means every tag, anything else is a list. */
export function matchesEntityTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  const wanted = tag.replace(/^W\//, '');
  return Array.from(ifNoneMatch.matchAll(OPAQUE_TAG), ([, opaque]) => opaque).includes(wanted);
}

/** The header fields of a request that make its answer conditional. */
export interface ConditionalHeaders {
  readonly 'if-none-match'?: string | undefined;
  readonly 'if-modified-since'?: string | undefined;
}

/** What distinguishes one version of an answer from another. */
export interface Validators {
  readonly entityTag: string;
  readonly modifiedAt: Date;
}

/** The three forms of a date in HTTP (RFC 9110, 5.6.7); the last one does not name its time zone, which is GMT. */
const IMF_FIXDATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_850 = /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/;
const ASCTIME = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;

/** Whether the client has the answer already (RFC 9110, 13.2.2). `If-None-Match`, when it is there, decides alone. */
export function isNotModified(headers: ConditionalHeaders, { entityTag, modifiedAt }: Validators): boolean {
  const listed = headers['if-none-match'];
  if (listed !== undefined) return matchesEntityTag(listed, entityTag);
  const sinceMs = httpDateMs(headers['if-modified-since']);
  // Dates in header fields have whole seconds.
  return sinceMs !== undefined && Math.floor(modifiedAt.getTime() / 1_000) * 1_000 <= sinceMs;
}

/** Milliseconds since the epoch; `undefined` for what is no HTTP date. */
export function httpDateMs(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const isDate = IMF_FIXDATE.test(text) || RFC_850.test(text);
  const dateMs = isDate ? Date.parse(text) : ASCTIME.test(text) ? Date.parse(`${text} GMT`) : NaN;
  return Number.isNaN(dateMs) ? undefined : dateMs;
}
