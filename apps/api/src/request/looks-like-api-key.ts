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
