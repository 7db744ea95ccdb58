/** Where the service and the pages about its errors are found. */
export class Site {
  constructor(
    /** Without a trailing slash. */
    readonly publicUrl: string,
    readonly errorsUrl: string,
  ) {}
}
