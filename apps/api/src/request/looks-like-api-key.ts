import { parseApiKey } from '#libs/admission';

/** Names under which people put a key into a URL, in lower case and without separators. */
const KEY_NAMES = new Set(
  'accesstoken apikey apitoken auth authorization bearer key token xapikey'.split(' '),
);

/** Whether a parameter contains an API key, judged by its name or by the form of its value. */
export function looksLikeApiKey(name: string, value: string | readonly string[]): boolean {
  return (
    KEY_NAMES.has(name.toLowerCase().replace(/[-_.]/g, '')) ||
    [value].flat().some(text => text.startsWith('bgc_'))
  );
}

/** The message for the client. */
export const KEY_IN_URL =
  'An API key belongs in the header "Authorization: Bearer <key>". URLs end up in logs and histories: rotate this key.';

/** The prefix of keys with any separator that a gateway may have put in, and more than the (public) key id after it. */
const KEY_WITH_PREFIX = /bgc[._-]?[0-9A-Za-z]{11}/i;
/** As many letters and digits in a row as a key has after its prefix. */
const KEY_WITHOUT_PREFIX = /(?<![0-9A-Za-z])[0-9A-Za-z]{48}(?![0-9A-Za-z])/g;

/** Whether a text contains an API key, which must not be logged. */
export function containsApiKey(text: string): boolean {
  if (KEY_WITH_PREFIX.test(text)) return true;
  // Other texts may have the same length; only keys have a valid checksum.
  return (text.match(KEY_WITHOUT_PREFIX) ?? []).some(
    letters => parseApiKey(`bgc_${letters}`).kind === 'well-formed',
  );
}
