import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startListeningApi, type ListeningApi } from '../e2e/support/listening-api.js';
import { builtClient } from '../support/built-client.js';
import { openBrowser, openPage } from './support/open-browser.js';

let browser: Browser;
let api: ListeningApi;
/** Serves a page and the modules of the package from their own origin, under a strict policy. */
let site: Server;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  const folder = await builtClient();
  api = await startListeningApi();
  site = createServer(
    (request, response) =>
      void serve(folder, request.url ?? '/').then(({ type, body }) =>
        response
          .setHeader('content-type', type)
          .setHeader(
            'content-security-policy',
            `default-src 'none'; script-src 'self'; connect-src ${new URL(api.baseUrl).origin}`,
          )
          .end(body),
      ),
  );
  await once(site.listen(0, '127.0.0.1'), 'listening');
  browser = await openBrowser();
  page = await openPage(browser);
  page.on('pageerror', error => faults.push(error.message));
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
});
afterAll(async () => {
  await browser.close();
  await api.close();
  site.close();
});

async function serve(folder: string, url: string): Promise<{ type: string; body: string | Buffer }> {
  if (!url.endsWith('.js')) return { type: 'text/html', body: '<!doctype html><title>Client</title>' };
  return { type: 'text/javascript', body: await readFile(join(folder, 'dist', basename(url))) };
}

/** Runs code in the page, after `catalog` was made from the package; returns what it returns. */
function inPage(code: string): Promise<unknown> {
  return page.evaluate(`(async () => {
    const { CatalogClient, isProblem, pick, MistypedKeyError } = await import('/index.js');
    const catalog = new CatalogClient(${JSON.stringify({ baseUrl: api.baseUrl, key: api.key })});
    ${code}
  })()`);
}

describe('the package of the client, in a page of another origin', () => {
  it('reads a list over several pages', async () => {
    const ids = await inPage(`
      const ids = [];
      for await (const { id } of catalog.games({ limit: 2 })) ids.push(id);
      return ids;`);
    expect(ids).toEqual(['azul', 'carcassonne', 'catan', 'senet', 'take-it-easy', 'wingspan']);
  });

  it('reads a record, and picks a language', async () => {
    expect(await inPage(`return pick((await catalog.game('wingspan')).name, ['de', 'en']);`)).toBe(
      'Flügelschlag',
    );
  });

  it('suggests titles', async () => {
    expect(await inPage(`return (await catalog.suggest({ q: 'wing' })).data.map(({ id }) => id);`)).toEqual([
      'wingspan',
    ]);
  });

  it('reads the tag of an answer, and asks for it only if it changed', async () => {
    const statuses: number[] = [];
    const watch = (response: { url(): string; status(): number }) => void statuses.push(response.status());
    page.on('response', watch);
    await inPage(`await catalog.game('azul'); await catalog.game('azul');`);
    page.off('response', watch);
    expect(statuses.filter(status => status !== 204)).toEqual([200, 304]);
  });

  it('reports a problem with its members', async () => {
    const problem = await inPage(`
      try {
        await catalog.games({ players: 0 }).firstPage();
      } catch (error) {
        return isProblem(error, 'invalid_parameter') && error.body.errors.map(({ parameter }) => parameter);
      }`);
    expect(problem).toEqual(['players']);
  });

  it('finds a mistyped key without a request', async () => {
    const isFound = await inPage(`
      try {
        new CatalogClient({ baseUrl: location.href, key: 'bgc_wrong' });
      } catch (error) {
        return error instanceof MistypedKeyError;
      }`);
    expect(isFound).toBe(true);
  });

  it('reaches the service with header fields of any name, such as a tracing tool adds', async () => {
    const headers = JSON.stringify({
      authorization: `Bearer ${api.key}`,
      baggage: 'sentry-environment=production',
      'sentry-trace': '12345678901234567890123456789012-1234567890123456-1',
      'x-datadog-trace-id': '1',
      'x-requested-with': 'XMLHttpRequest',
    });
    const status = await inPage(
      `return (await fetch('${api.baseUrl}/games', { headers: ${headers} })).status;`,
    );
    expect(status).toBe(200);
  });

  it('needs nothing that the policy of the page forbids', () => {
    expect(faults).toEqual([]);
  });
});
