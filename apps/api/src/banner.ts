import { styleText } from 'node:util';

export interface Addresses {
  readonly api: string;
  readonly dashboard: string;
}

/**
 * What a person who has just started the service needs: where everything is, and a request to paste.
 * @param demoKey absent where keys are made by the dashboard or the command alone
 */
export function banner({ api, dashboard }: Addresses, demoKey: string | undefined): string {
  const row = (name: string, address: string) => `  ${styleText('bold', name.padEnd(14))} ${address}\n`;
  const curl = `curl -H "Authorization: Bearer $BGC_API_KEY" "${api}/api/v1/games?q=catan"`;
  return `
${row('API', `${api}/api/v1`)}${row('Dashboard', dashboard)}${row('Documentation', `${api}/docs`)}${
    demoKey === undefined
      ? ''
      : `
  Try it with this key, which the next start replaces:

  export BGC_API_KEY=${demoKey}
  ${curl}
`
  }
`;
}
