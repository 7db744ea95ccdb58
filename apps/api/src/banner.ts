/** What a person who has just started the service for the first time needs to know. */
export function banner(publicUrl: string, demoKey: string): string {
  return `
  Board Game Catalog API is serving at ${publicUrl}/api/v1

  Try it:
    curl -H "Authorization: Bearer ${demoKey}" "${publicUrl}/api/v1/games?q=catan"

  Documentation: ${publicUrl}/docs
  This key is for trying out: the next start revokes it and prints a new one.

`;
}
