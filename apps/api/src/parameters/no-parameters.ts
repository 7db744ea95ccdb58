/** The request of a route that takes no query parameter. */
export class NoParameters {}
