/** Whether requests are recorded under a route; requests for paths that no route serves share another name. */
export function isRoute(name: string): boolean {
  return name.startsWith('/');
}
