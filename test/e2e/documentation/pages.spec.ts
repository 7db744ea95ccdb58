import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATIONS } from '../support/operations.js';
import { PUBLIC_URL, startApi, type TestApi } from '../support/start-api.js';

const DASHBOARD_LINK = 'href="http://localhost:3001"';
const CONTACT = 'mailto:security@example.test';
const TERMS = '# Terms of use\n\nBe *kind* to <b>others</b>, see the [limits](/docs/guides/limits).';
const PRIVACY = '# Privacy\n\nNothing is kept.';

let api: TestApi;
beforeAll(
  async () =>
    void (api = await startApi({
      isDocumented: true,
      environment: { SECURITY_CONTACT: CONTACT, TERMS, PRIVACY },
    })),
);
afterAll(() => api.close());

async function bodyOf(url: string): Promise<string> {
  const { statusCode, body } = await api.request({ url });
  expect([url, statusCode]).toEqual([url, 200]);
  return body;
}

/** Every page that can be reached by links from the first one. */
async function allPages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const toVisit = ['/docs'];
  for (const path of toVisit) {
    const body = await bodyOf(path);
    pages.set(path, body);
    for (const [, href] of body.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const { origin, pathname } = new URL(href!, `${PUBLIC_URL}${path}`);
      if (origin === PUBLIC_URL && !toVisit.includes(pathname)) toVisit.push(pathname);
    }
  }
  return pages;
}

describe('the documentation', () => {
  it('has no broken link, and no link to a third party', async () => {
    const pages = await allPages();
    expect(pages.size).toBeGreaterThan(40);
    for (const [path, body] of pages)
      for (const [, href] of body.matchAll(/(?:href|src)="([^"]+)"/g)) {
        const { origin, pathname, hash } = new URL(href!, `${PUBLIC_URL}${path}`);
        expect([PUBLIC_URL, 'http://localhost:3001']).toContain(origin);
        if (origin === PUBLIC_URL && hash !== '')
          expect([path, href, pages.get(pathname)?.includes(`id="${hash.slice(1)}"`)]).toEqual([
            path,
            href,
            true,
          ]);
      }
  });

  it('leads from the type of a field to its fields, and from there to the operations that have it', async () => {
    const typeOf = (body: string, id: string) =>
      new RegExp(`<dt id="${id}">[^]*?<span class="type">([^]*?)</span>`).exec(body)?.[1];
    const listed = await bodyOf('/docs/reference/list-games');
    expect(typeOf(listed, 'field-data')).toBe('list of <a href="/docs/types#Game">Game</a>');
    const types = await bodyOf('/docs/types');
    expect(typeOf(types, 'field-Game.awards')).toBe('list of <a href="/docs/types#GameAward">GameAward</a>');
    expect(typeOf(types, 'field-Game.minAge')).toBe('whole number');
    const [, users] = /<h2 id="Game">[^]*?In: ([^]*?)<\/p>/.exec(types) ?? [];
    expect([...(users ?? '').matchAll(/>([^<]+)<\/a>/g)].map(([, title]) => title)).toEqual([
      'List or search games',
      'Get a game',
    ]);
  });

  it('has a page for every operation, and begins at /', async () => {
    const pages = await allPages();
    for (const id of Object.keys(OPERATIONS))
      expect([...pages.keys()]).toContain(
        `/docs/reference/${id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`,
      );
    expect(await bodyOf('/')).toBe(pages.get('/docs'));
  });

  it.each(['/docs/nope', '/errors/nope', '/docs/guides/nope/', '/docs/%3Cb%3E'])(
    'says to browsers in a page of its own that there is none, and to programs in a problem: %s',
    async url => {
      const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
      const page = await api.request({ url, headers: { accept } });
      expect([page.statusCode, page.headers['content-type'], page.headers.vary]).toEqual([
        404,
        'text/html; charset=utf-8',
        'Accept, Accept-Encoding',
      ]);
      expect(page.body).toContain('<h1>This page does not exist</h1>');
      expect(page.body).toMatch(/<link rel="stylesheet"/);
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
        const problem = await api.request({ url, headers });
        expect([problem.statusCode, problem.json()]).toMatchObject([404, { code: 'not_found' }]);
      }
    },
  );

  it.each(['/docs/', '/errors/', '/docs/guides/limits/', '/errors/not_found/'])(
    'leads from %s to the page without the slash',
    async url => {
      const { statusCode, headers } = await api.request({ url });
      expect([statusCode, headers.location]).toEqual([308, url.slice(0, -1)]);
    },
  );

  it('never leads to another site', async () => {
    for (const url of ['//evil.example/docs/', '/docs//evil.example/', '/docs/\\\\evil.example/'])
      expect((await api.request({ url })).headers).not.toHaveProperty('location');
  });

  it('has an icon for browsers where no page names one, and says what search engines may read', async () => {
    expect((await api.request({ url: '/favicon.ico' })).headers['content-type']).toBe('image/svg+xml');
    expect(await bodyOf('/robots.txt')).toBe('User-agent: *\nDisallow: /api/\n');
  });

  it.each(['/docs', '/docs/nope', '/status'])('sends pages compressed: %s', async url => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    expect((await api.request({ url, headers })).headers['content-encoding']).toBe('br');
  });

  it('links to the dashboard on every page, and in every text that speaks of it', async () => {
    for (const [path, body] of await allPages()) {
      if (!body.startsWith('<!doctype')) continue;
      const [, header, main] = /<header([\s\S]*?)<\/header>[\s\S]*<main([\s\S]*)<\/main>/.exec(body) ?? [];
      expect([path, header]).toEqual([path, expect.stringContaining(DASHBOARD_LINK)]);
      if (/dashboard/i.test(main!.replace(/<[^>]*>/g, '')))
        expect([path, main]).toEqual([path, expect.stringContaining(DASHBOARD_LINK)]);
    }
  });

  it('has every id once on each page, and one first-level heading', async () => {
    for (const [path, body] of await allPages()) {
      const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([path, ids]).toEqual([path, [...new Set(ids)]]);
      if (body.startsWith('<!doctype')) expect([path, body.split('<h1').length]).toEqual([path, 2]);
    }
  });

  it('can be searched: every page with its headings is in the index', async () => {
    const [, index] = /data-search-index="([^"]+)"/.exec(await bodyOf('/docs')) ?? [];
    const entries = JSON.parse(await bodyOf(index!)) as { url: string; text: string }[];
    const pages = await allPages();
    for (const { url, text } of entries) {
      const [path, anchor] = url.split('#');
      if (anchor !== undefined) expect(pages.get(path!)).toContain(`id="${anchor}"`);
      expect(text).not.toMatch(/<\/?(?:a|p|li|div|span|code|pre|svg)[ >]|&#\d/);
    }
    expect(entries.filter(({ url }) => !url.includes('#')).length).toBeGreaterThan(40);
  });
});

describe('the information for tools', () => {
  it('includes a catalog of the API (RFC 9727)', async () => {
    const answer = await api.request({ url: '/.well-known/api-catalog' });
    expect(answer.headers['content-type']).toMatch(/^application\/linkset\+json/);
    const { linkset } = answer.json<{ linkset: Record<string, { href: string }[]>[] }>();
    for (const relation of ['service-desc', 'service-doc', 'status'])
      await bodyOf(new URL(linkset[0]![relation]![0]!.href).pathname);
  });

  it('includes a contact for reports about security (RFC 9116), if one is configured', async () => {
    const text = await bodyOf('/.well-known/security.txt');
    expect(text).toContain(`Contact: ${CONTACT}\n`);
    const [, expires] = /^Expires: (.+)$/m.exec(text) ?? [];
    expect(Date.parse(expires!)).toBeGreaterThan(Date.now());
    const other = await startApi({ isDocumented: true });
    expect((await other.request({ url: '/.well-known/security.txt' })).statusCode).toBe(404);
    await other.close();
  });

  it('includes the terms and privacy pages of the operator, and links to them on every page', async () => {
    const terms = await bodyOf('/terms');
    expect(terms).toContain('<h1>Terms of use</h1>');
    expect(terms).toMatch(/Be <em>kind<\/em> to &#60;b&#62;others/);
    expect(await bodyOf('/privacy')).toContain('Nothing is kept.');
    for (const path of ['/docs', '/status', '/terms', '/docs/reference'])
      expect(await bodyOf(path)).toMatch(
        /<footer.*>\s*<a href="\/terms">Terms of use<\/a><a href="\/privacy">Privacy<\/a>\s*<\/footer>/,
      );
  });

  it('has neither without the texts', async () => {
    const other = await startApi({ isDocumented: true });
    expect((await other.request({ url: '/terms' })).statusCode).toBe(404);
    expect((await other.request({ url: '/docs' })).body).not.toContain('<footer');
    await other.close();
  });

  it('includes a list of all pages for language models, without broken links', async () => {
    const links = [...(await bodyOf('/llms.txt')).matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) await bodyOf(new URL(link).pathname);
  });

  it('includes all guides, operations and response fields in one text', async () => {
    const text = await bodyOf('/llms-full.txt');
    expect(text).toContain('# Pagination');
    expect(text.match(/`GET \/api\/v1/g)).toHaveLength(Object.keys(OPERATIONS).length);
    expect(text).toContain('- `minAge` (whole number): ');
  });

  it('includes every operation as Markdown', async () => {
    for (const slug of ['list-games', 'get-game'])
      expect(await bodyOf(`/docs/reference/${slug}.md`)).toMatch(
        /^# .+: `GET \/api\/v1\/games.*\n\n## Parameters\n/s,
      );
  });

  it('includes a link to the description on every page', async () => {
    const { headers } = await api.request({ url: '/errors' });
    expect(headers.link).toContain(`<${PUBLIC_URL}/openapi.json>; rel="service-desc"`);
  });
});
