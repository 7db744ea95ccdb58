/** Addresses of other parts of the service, as browsers reach them. */
export class Site {
  constructor(
    /** The URL of the API, with its version, without a trailing slash. */
    readonly apiUrl: string,
    /** The API's documentation for people. */
    readonly docsUrl: string,
  ) {}
}
