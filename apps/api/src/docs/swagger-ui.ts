import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readStaticFile, StaticFile } from '#libs/service';
import { pageHeaders, policyOfConsole } from './content-policy.js';
import { html } from './html.js';

/** Of swagger-ui-dist, which comes with the package that makes the description. */
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];
const INIT = 'swagger-ui-init.js';

/** Relative, so that it also works behind a proxy that adds a path. */
const OPTIONS = {
  url: 'openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  tryItOutEnabled: true,
  // A stored key could be read by any script of this origin, and by the next person at the same browser.
  persistAuthorization: false,
  // The validator would be a service on the internet.
  validatorUrl: null,
};

/** The page that shows and tries the API, and what it loads, by path. All from this service, no third party asked. */
export async function swaggerUi(publicUrl: string): Promise<Map<string, StaticFile>> {
  const folder = folderOfSwaggerUi();
  const options = { cacheControl: 'public, max-age=3600' };
  const files = new Map<string, StaticFile>();
  for (const name of FILES) files.set(`/docs/${name}`, await readStaticFile(join(folder, name), options));
  files.set(`/docs/${INIT}`, initialisation());
  files.set('/docs', consolePage(publicUrl));
  return files;
}

function folderOfSwaggerUi(): string {
  const fromNest = createRequire(import.meta.resolve('@nestjs/swagger'));
  return dirname(fromNest.resolve('swagger-ui-dist/package.json'));
}

function consolePage(publicUrl: string): StaticFile {
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Board Game Catalog API</title>
        <link rel="stylesheet" href="./docs/swagger-ui.css" />
        <link rel="icon" type="image/png" href="./docs/favicon-32x32.png" />
      </head>
      <body>
        <div id="swagger-ui"></div>
        <script src="./docs/swagger-ui-bundle.js"></script>
        <script src="./docs/${INIT}"></script>
      </body>
    </html> `;
  return new StaticFile(text, {
    contentType: 'text/html; charset=utf-8',
    headers: pageHeaders(policyOfConsole(publicUrl)),
  });
}

function initialisation(): StaticFile {
  return new StaticFile(`window.ui = SwaggerUIBundle(${JSON.stringify(OPTIONS, undefined, 2)});\n`, {
    contentType: 'text/javascript; charset=utf-8',
  });
}
