import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../../apps/dashboard/src/language/languages.js';
import { wordsOf } from '../../../apps/dashboard/src/language/words.js';
import { OPERATIONS } from '../../../apps/dashboard/src/try-it/operations.js';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';
import type { Visitor } from './support/visitor.js';

let test: TestDashboard;
let ada: Visitor;
beforeAll(async () => {
  test = await startDashboard();
  ada = await test.signedIn();
});
afterAll(() => test.close());

/** The curl command on a page. */
function commandOn({ body }: { readonly body: string }): string {
  const text = /<pre id="try-curl-text"[^>]*>([\s\S]*?)<\/pre>/.exec(body)?.[1] ?? '';
  return text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}

describe('the page to try the API', () => {
  it.each(OPERATIONS)('has a field for every parameter of $path', async ({ path, parameters }) => {
    const { body } = await ada.get(`/try-it?operation=${encodeURIComponent(path)}`);
    const fields = [...body.matchAll(/id="parameter-(\w+)" name="(\w+)"/g)].map(([, , name]) => name);
    expect(fields.toSorted()).toEqual(parameters.map(({ name }) => name).sort());
  });

  it.each(LANGUAGES)(
    'offers every operation by its title in the language of the page: %s',
    async language => {
      const { body } = await ada.get(`/try-it?language=${language}`);
      const { operations } = wordsOf(language).tryIt;
      const options = body.matchAll(/<option value="(\/[^"]*)"[^>]*>([^<]*)<\/option>/g);
      expect([...options].map(([, path, title]) => [path, title])).toEqual(
        OPERATIONS.map(({ path }) => [path, operations[path]]),
      );
    },
  );

  it('writes the request as a curl command, without a script', async () => {
    const page = await ada.get('/try-it?operation=%2Fgames&q=terra+mystica&players=4&mechanic=');
    expect(commandOn(page)).toBe(
      `curl -H "Authorization: Bearer $BGC_API_KEY" \\\n  '${test.config.http.publicUrl}/api/v1/games?players=4&q=terra+mystica'`,
    );
    expect(page.body).toMatch(/name="q"[^>]*value="terra mystica"/);
  });

  it.each(OPERATIONS.filter(({ parameters }) => parameters.some(({ required }) => required)))(
    'shows $path with an example of what it needs, which can be sent at once',
    async ({ path, parameters }) => {
      const page = await ada.get(`/try-it?operation=${encodeURIComponent(path)}`);
      const { name, example = '' } = parameters.find(({ required }) => required) ?? { name: '' };
      expect(example).not.toBe('');
      expect(page.body).toContain(`value="${example}"`);
      expect(commandOn(page)).toContain(example);
      expect(commandOn(page)).not.toContain('{');
      expect(page.body).not.toContain(`id="parameter-${name}-kind">${name}<`);
    },
  );

  it('says that nothing is sent from here, until the script can send it', async () => {
    const { body } = await ada.get('/try-it?language=en');
    const lead = /<p class="lead">([\s\S]*?)<\/p>/.exec(body)?.[1] ?? '';
    expect(lead).toMatch(
      /data-sends="Sends a real request from your browser[^"]*">Writes the request as a curl/,
    );
  });

  it('cannot be made to contain another command', async () => {
    const page = await ada.get(`/try-it?operation=%2Fgames&q=${encodeURIComponent("'; rm -rf ~ #")}`);
    expect(commandOn(page).match(/'/g)).toHaveLength(2);
  });

  it('never sends the key to the dashboard: its field has no name', async () => {
    const { body } = await ada.get('/try-it');
    expect(/<input id="try-key"[^>]*>/.exec(body)?.[0]).not.toMatch(/name=/);
  });

  it('of an operation that does not exist is not found', async () => {
    expect((await ada.get('/try-it?operation=%2Fnothing')).statusCode).toBe(404);
  });
});
