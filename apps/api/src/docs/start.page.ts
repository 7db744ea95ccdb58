import type { StaticFile } from '#libs/service';
import { html } from './html.js';
import { page } from './page.js';
import type { Site } from './site.js';

export function startPage({ publicUrl, errorsUrl }: Site): StaticFile {
  return page(
    'Board Game Catalog API',
    html`<h1>Board Game Catalog API</h1>
      <p>
        Games, expansions, publishers, people, categories and mechanics, with titles in English, French,
        German, Spanish and Italian, and a title search that forgives typing errors. Read-only, JSON, version
        1.
      </p>

      <h2>The first request</h2>
      <pre tabindex="0"><code>curl -H "Authorization: Bearer $API_KEY" \\
  "${publicUrl}/api/v1/games?q=wingspam"</code></pre>
      <p>
        Every request needs an API key. Keys are free: the developer dashboard makes them. A service started
        without any configuration prints one to its terminal.
      </p>

      <h2>Where to go on</h2>
      <ul>
        <li><a href="/docs">Documentation</a>: every operation, to read and to try out</li>
        <li><a href="/openapi.json">OpenAPI description</a>, for tools and code generators</li>
        <li><a href="${errorsUrl}">Errors</a>: what each code means, and what to do about it</li>
        <li><a href="/health/ready">Readiness</a> of this service</li>
      </ul>`,
  );
}
