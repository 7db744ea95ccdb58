/** Where things are found, as browsers see them. */
export class Site {
  constructor(
    /** Of the API, with its version, without a trailing slash. */
    readonly apiUrl: string,
    /** The API's documentation for people. */
    readonly docsUrl: string,
  ) {}
}
