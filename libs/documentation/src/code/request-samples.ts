import { SINGULAR } from '#libs/catalog';
import type { Sample } from './code-panel.js';

/** A request of the API: a path relative to the server, and its parameters. */
export interface SampleRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Whether it shows a mistake that the types of the client do not allow. */
  readonly isMistyped?: boolean;
}

/** `/games?q=catan&limit=1`, as guides write it. */
export function parseRequest(line: string): SampleRequest {
  const { pathname, searchParams } = new URL(line, 'http://sample');
  return { path: pathname, query: Object.fromEntries(searchParams) };
}

/** The same request in each programming language of the documentation. */
export function requestSamples(request: SampleRequest, apiUrl: string): readonly Sample[] {
  const client = clientSample(request, apiUrl);
  return [
    { label: 'curl', language: 'bash', code: curlSample(request, apiUrl) },
    { label: 'JavaScript', language: 'javascript', code: javascriptSample(request, apiUrl) },
    { label: 'Python', language: 'python', code: pythonSample(request, apiUrl) },
    ...(client === undefined ? [] : [{ label: 'Client', language: 'javascript', code: client } as const]),
  ];
}

/** The address of a request, percent-encoded. */
export function urlOf({ path, query }: SampleRequest, apiUrl: string): string {
  const search = new URLSearchParams(query).toString().replaceAll('%2C', ',');
  return `${apiUrl}${path}${search === '' ? '' : `?${search}`}`;
}

function curlSample(request: SampleRequest, apiUrl: string): string {
  return `curl -H "Authorization: Bearer $BGC_API_KEY" \\\n  "${urlOf(request, apiUrl)}"`;
}

function javascriptSample({ path, query }: SampleRequest, apiUrl: string): string {
  const parameters = Object.entries(query).map(
    ([name, value]) => `url.searchParams.set(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  return `const url = new URL(
  "${apiUrl}${path}");
${parameters.join('')}
const key = process.env.BGC_API_KEY;
const response = await fetch(url, {
  headers: { Authorization: "Bearer " + key },
});
const answer = await response.json();
console.log(answer);`;
}

function pythonSample({ path, query }: SampleRequest, apiUrl: string): string {
  const entries = Object.entries(query).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  const [params, address] =
    entries.length === 0
      ? ['', `    "${apiUrl}${path}",\n`]
      : [`params = urllib.parse.urlencode({\n${entries.join('')}})\n`, `    "${apiUrl}${path}?" + params,\n`];
  const modules = ['json', 'os', ...(params === '' ? [] : ['urllib.parse']), 'urllib.request'];
  return `import ${modules.join(', ')}

${params}request = urllib.request.Request(
${address}    headers={"Authorization": "Bearer " + os.environ["BGC_API_KEY"]},
)
with urllib.request.urlopen(request) as response:
    answer = json.load(response)
print(json.dumps(answer, indent=2))`;
}

function clientSample(request: SampleRequest, apiUrl: string): string | undefined {
  const [what, call] = clientCall(request) ?? [];
  if (what === undefined || call === undefined) return undefined;
  const mistake = '// @ts-expect-error A mistake, to show the response: there is no such parameter.\n';
  return `// How to install it: ${new URL('../docs/guides/client', apiUrl).href}
import { CatalogClient } from "board-game-catalog-client";

const catalog = new CatalogClient({
  baseUrl: "${apiUrl}",
  key: process.env.BGC_API_KEY,
});
${request.isMistyped === true ? mistake : ''}const ${what} = await catalog.${call};
console.log(${what});`;
}

/** What a request gets, and the method of the client that sends it. */
function clientCall({ path, query }: SampleRequest): readonly [what: string, call: string] | undefined {
  const [, resource = '', slug, nested] = path.split('/');
  if (nested !== undefined) return [nested, `${nested}Of("${slug ?? ''}")`];
  if (resource === 'suggest') return ['answer', `suggest(${clientQuery(query)})`];
  const page = () => ['page', `${resource}(${clientQuery(query)}).firstPage()`] as const;
  if (resource === 'changes') return page();
  // The client names its lists like their paths, and its methods for single records like these.
  const single = (SINGULAR as Readonly<Record<string, string>>)[resource];
  if (single === undefined) return undefined;
  return slug === undefined ? page() : [single, `${single}("${slug}")`];
}

/** Parameters that the client takes as lists only. */
const LISTS = ['fields', 'facets'];

function clientQuery(query: Readonly<Record<string, string>>): string {
  const members = Object.entries(query).map(
    ([name, value]) => `${name}: ${LISTS.includes(name) ? JSON.stringify(value.split(',')) : literal(value)}`,
  );
  return members.length === 0 ? '' : `{ ${members.join(', ')} }`;
}

function literal(value: string): string {
  return /^-?\d+$/.test(value) || value === 'true' ? value : JSON.stringify(value);
}
