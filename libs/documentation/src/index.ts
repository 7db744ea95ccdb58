/**
 * The documentation of the API: description and error catalog in, pages out. The guides, the recorded examples, the style
 * and the scripts of the pages are here as well. It knows HTML and Markdown, and neither Nest nor Fastify's routes.
 *
 * `apps/api` imports it, and serves what it makes.
 */
export { type Assets, ASSETS_PATH, readAssets } from './assets/read-assets.js';
export { urlOf } from './code/request-samples.js';
export { pageHeaders } from './content-policy.js';
export { type Documentation, type DocumentationSource, writeDocumentation } from './documentation.js';
export {
  describeExamples,
  readExamples,
  type RecordedExample,
  type RecordedExamples,
} from './examples/recorded-examples.js';
export { type PageFrame, renderPage } from './pages/layout.js';
export { notFoundPage } from './pages/not-found.page.js';
export { basePath } from './pages/site-paths.js';
export { samplePath, sampleQueries } from './reference/sample-requests.js';
export { statusPage } from './status/status.page.js';
export { llmsText } from './tools/llms-text.js';
export { searchEntries } from './tools/search-index.js';
export { apiCatalog, securityText } from './tools/well-known.js';
