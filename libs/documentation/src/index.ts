/**
 * The documentation of the API: its description and its errors in, files out. The guides, the recorded examples, and the
 * style and scripts of the pages are here as well. It knows HTML and Markdown, and neither Nest nor routes.
 *
 * `apps/api` imports it, and serves what it makes.
 */
export { urlOf } from './code/request-samples.js';
export { type Documentation, writeDocumentation } from './documentation.js';
export {
  type ExamplesByName,
  readExamples,
  type RecordedExample,
  type RecordedExamples,
} from './examples/read-examples.js';
export { samplePath, sampleQueries } from './reference/sample-requests.js';
