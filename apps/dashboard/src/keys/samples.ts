import type { Site } from '../site.js';

export interface Sample {
  readonly id: string;
  /** Names of languages are the same in every language; `undefined` for our own client. */
  readonly title: string | undefined;
  readonly text: string;
}

/** The environment variable that all samples read. */
export const KEY_VARIABLE = 'BGC_API_KEY';

const SEARCH = '/games?q=catan';

/** The beginning of the response to that request; “…” stands for what is left out. */
export const SAMPLE_RESPONSE = `{
  "data": [{
    "id": "catan",
    "name": { "en": "Catan", … },
    "yearPublished": 1995,
    "players": { "min": 3, "max": 4 },
    "publisher": "Kosmos",
    …
  }, …],
  "pagination": {
    "nextCursor": null,
    "hasMore": false
  }
}`;

/** A first request with the key from the environment, for a shell. */
export function curlRequest(apiUrl: string): string {
  return `curl -H "Authorization: Bearer $${KEY_VARIABLE}" \\
  "${apiUrl}${SEARCH}"`;
}

/** A first request from a web page: the key is in it, because it is of no use elsewhere. */
export function pageSample(key: string, { apiUrl }: Pick<Site, 'apiUrl'>, origin: string): string {
  return `// ${origin}
const response = await fetch("${apiUrl}${SEARCH}", {
  headers: { Authorization: "Bearer ${key}" },
});
console.log(response.status, await response.json());`;
}

/**
 * A first request in several languages, ready to paste. Only the one for a shell contains the key: it sets the variable
 * that the others read. Nothing has to be installed for them but our client; its sample begins with the address of the
 * page that says how.
 */
export function samplesFor(key: string, { apiUrl, docsUrl }: Pick<Site, 'apiUrl' | 'docsUrl'>): Sample[] {
  return [
    {
      id: 'sample-curl',
      title: 'curl',
      text: `export ${KEY_VARIABLE}="${key}"

${curlRequest(apiUrl)}`,
    },
    {
      id: 'sample-javascript',
      title: 'JavaScript',
      text: `const response = await fetch("${apiUrl}${SEARCH}", {
  headers: { Authorization: \`Bearer \${process.env.${KEY_VARIABLE}}\` },
});
console.log(response.status, await response.json());`,
    },
    {
      id: 'sample-python',
      title: 'Python',
      text: `import json, os, urllib.request

request = urllib.request.Request(
    "${apiUrl}${SEARCH}",
    headers={"Authorization": "Bearer " + os.environ["${KEY_VARIABLE}"]},
)
with urllib.request.urlopen(request) as response:
    print(response.status, json.load(response))`,
    },
    {
      id: 'sample-client',
      title: undefined,
      text: `// ${docsUrl}/guides/client
import { CatalogClient } from "board-game-catalog-client";

const catalog = new CatalogClient({
  baseUrl: "${apiUrl}",
  key: process.env.${KEY_VARIABLE},
});
for await (const game of catalog.games({ q: "catan" })) {
  console.log(game.id, game.yearPublished);
}`,
    },
  ];
}
