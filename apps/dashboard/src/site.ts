import type { Assets } from './assets/read-assets.js';

/** What is the same on all pages: addresses of other parts of the service, as browsers reach them, and assets. */
export class Site {
  /** The URL of the API, with its version, without a trailing slash. */
  readonly apiUrl: string;
  /** The API's documentation for people. */
  readonly docsUrl: string;
  /** The form of the documentation that sends a request, open at the operation to begin with. */
  readonly tryItUrl: string;
  /** A page that says whether the API works at the moment. */
  readonly statusUrl: string;

  /**
   * @param publicUrl of the API's process, without a trailing slash
   * @param errorsUrl where each code of an error has a page, without a trailing slash
   */
  constructor(
    publicUrl: string,
    readonly errorsUrl: string,
    readonly assets: Assets,
  ) {
    this.apiUrl = `${publicUrl}/api/v1`;
    this.docsUrl = `${publicUrl}/docs`;
    this.tryItUrl = `${this.docsUrl}/reference/list-games#try-it`;
    this.statusUrl = `${publicUrl}/status`;
  }
}
