import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parametersOf } from '#libs/catalog';
import { cursorIn, problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

interface Fault {
  readonly parameter: string;
  readonly code: string;
  readonly detail: string;
}

async function faultsOf(query: string): Promise<Fault[]> {
  const answer = await api.get(`/api/v1/games?${query}`);
  expect([answer.statusCode, problemIn(answer).code]).toEqual([400, 'invalid_parameter']);
  return answer.json<{ errors: Fault[] }>().errors;
}

const GAMES = '/api/v1/games';
const LONG = 'a'.repeat(201);

describe('GET /games answers 400', () => {
  it.each([
    ['limit=0', 'out_of_range'],
    ['limit=51', 'out_of_range'],
    ['limit=-1', 'out_of_range'],
    ['limit=05', 'not_an_integer'],
    ['limit=%2B5', 'not_an_integer'],
    ['limit=5.0', 'not_an_integer'],
    ['limit=1e1', 'not_an_integer'],
    ['limit=%205', 'not_an_integer'],
    ['limit=0x10', 'not_an_integer'],
    ['limit=ten', 'not_an_integer'],
    ['limit=99999999999999999999', 'out_of_range'],
    [`limit=${'9'.repeat(310)}`, 'out_of_range'],
    [`year=-${'9'.repeat(310)}`, 'out_of_range'],
    ['limit=', 'empty_parameter'],
    ['limit', 'empty_parameter'],
    ['limit=1&limit=1', 'repeated_parameter'],
    ['year=10000', 'out_of_range'],
    ['year=-10000', 'out_of_range'],
    ['year=-0', 'not_an_integer'],
    ['players=0', 'out_of_range'],
    ['players=1000', 'out_of_range'],
    ['language=deu', 'unknown_language'],
    ['language=xx', 'unknown_language'],
    ['language=en-GB', 'unknown_language'],
    // The Kelvin sign, which becomes a k in lower case.
    ['language=%E2%84%AAa', 'unknown_language'],
    [`mechanic=${LONG}`, 'too_long'],
    [`category=${LONG}`, 'too_long'],
    [`publisher=${LONG}`, 'too_long'],
    ['publisher=', 'empty_parameter'],
    ['sort=name', 'not_one_of'],
    ['sort=%2Byear', 'not_one_of'],
    ['count=1', 'not_one_of'],
    ['count=false', 'not_one_of'],
    ['facets=players', 'not_one_of'],
    ['facets=mechanic,mechanic', 'repeated_value'],
    ['fields=id,nme', 'not_one_of'],
    ['fields=name,', 'empty_value'],
    ['fields=slug', 'not_one_of'],
    [`designer=a,${LONG}`, 'too_long'],
    ['mechanic=a,b,c|d|e,!f,g,h,i,j,k', 'too_many_values'],
    ['mechanic=!a|b', 'invalid_term'],
    ['publisher=a|!b', 'invalid_term'],
    ['series=a||b', 'empty_value'],
    ['series=!', 'empty_value'],
    ['mechanic=a|b,!a', 'repeated_value'],
    ['language=de|xx', 'unknown_language'],
    ['category=a,,b', 'empty_value'],
    ['designer=a,', 'empty_value'],
    ['mechanic=a,b,a', 'repeated_value'],
    ['ids=catan,catan', 'repeated_value'],
    [`ids=${Array.from({ length: 51 }, (_, n) => `g${n}`).join(',')}`, 'too_many_values'],
    [`illustrator=${LONG}`, 'too_long'],
    ['sort=random', 'missing_parameter'],
    ['sort=random&seed=0', 'out_of_range'],
    ['sort=random&seed=2147483648', 'out_of_range'],
    ['seed=5', 'not_together'],
    ['sort=year&seed=5', 'not_together'],
    ['similarTo=catan&q=catan', 'not_together'],
    ['similarTo=catan&sort=year', 'not_together'],
    ['similarTo=catan,azul', 'too_many_values'],
    [`similarTo=${LONG}`, 'too_long'],
    ['playtimeFrom=-1', 'out_of_range'],
    ['playtimeTo=1000001', 'out_of_range'],
    ['age=100', 'out_of_range'],
    ['yearFrom=x', 'not_an_integer'],
    ['q=', 'empty_parameter'],
    ['q=%20%20', 'empty_parameter'],
    [`q=${LONG}`, 'too_long'],
    ['cursor=', 'empty_parameter'],
    ['Limit=5', 'unknown_parameter'],
    ['baseGame=catan', 'unknown_parameter'],
    ['role=designer', 'unknown_parameter'],
    ['__proto__=1', 'unknown_parameter'],
    ['constructor=1', 'unknown_parameter'],
    ['toString=1', 'unknown_parameter'],
    ['=1', 'unknown_parameter'],
    ['limit[]=1', 'unknown_parameter'],
  ])('to %s, with the code %s', async (query, code) => {
    expect(await faultsOf(query)).toMatchObject([{ code }]);
  });

  it.each([
    ['99999999999999999999', '99999999999999999999 is too large'],
    ['-99999999999999999999', '-99999999999999999999 is too small'],
    ['9'.repeat(310), `${'9'.repeat(200)}… is too large`],
  ])('to limit=%s, repeating the number as it was sent, to 200 characters', async (limit, detail) => {
    expect(await faultsOf(`limit=${limit}`)).toEqual([
      { parameter: 'limit', code: 'out_of_range', detail: `${detail}; it must be from 1 to 50.` },
    ]);
  });

  it.each([
    [
      'fields=nmae,id,yaer',
      'not_one_of',
      ['"nmae" is not possible; did you mean name?', '"yaer" is not possible'],
    ],
    ['ids=a,,b,', 'empty_value', ['Value 2 of 4 is empty', 'Value 4 of 4 is empty']],
    ['ids=a,b,a,b,b', 'repeated_value', ['"a" is given more than once', '"b" is given more than once']],
  ])('to %s, naming every value at fault', async (query, code, sentences) => {
    const faults = await faultsOf(query);
    expect(faults.map(fault => fault.code)).toEqual([code]);
    for (const sentence of sentences) expect(faults[0]?.detail).toContain(sentence);
  });

  it.each([
    [
      'fields=nmae,id,,id',
      [
        ['empty_value', 'Value 3 of 4 is empty'],
        ['repeated_value', '"id" is given more than once'],
        ['not_one_of', '"nmae" is not possible; did you mean name?'],
      ],
    ],
    [
      `mechanic=a,,b|b,c,d,e,f,g,h,i|${LONG}`,
      [
        ['too_many_values', 'It has 12 values'],
        ['empty_value', 'Value 2 of 10 is empty'],
        ['repeated_value', '"b" is given more than once'],
        ['too_long', 'has a slug that is longer than 200 characters'],
      ],
    ],
  ])('to %s, with every kind of fault in the list', async (query, expected) => {
    const faults = await faultsOf(query);
    expect(faults).toHaveLength(expected.length);
    for (const [code, sentence] of expected)
      expect(faults.find(fault => fault.code === code)?.detail).toContain(sentence);
  });

  it('to more values at fault than a message can name, with how many there are', async () => {
    const slugs = Array.from({ length: 15 }, (_, n) => `${n}${LONG}`);
    const [fault] = await faultsOf(`ids=${slugs.join(',')}`);
    expect(fault?.detail).toMatch(/^"0a.*"9a.*The same is true of 5 more\.$/);
  });

  it.each([
    ['lang=de', 'language'],
    ['playes=2', 'players'],
    ['per_page=5', 'limit'],
    ['page=2', 'cursor'],
    ['search=catan', 'q'],
  ])('to %s, asking whether %s was meant', async (query, meant) => {
    const [fault] = await faultsOf(query);
    expect(fault?.detail).toContain(`did you mean ${meant}?`);
  });

  it('to an unknown parameter that resembles none, listing the possible ones', async () => {
    const [fault] = await faultsOf('color=blue');
    const possible = [
      ...['count', 'cursor', 'facets', 'fields', 'limit', 'q', 'seed', 'similarTo', 'sort'],
      ...parametersOf('games').map(({ name }) => name),
    ].sort();
    expect(fault?.detail).toContain(`possible are ${possible.join(', ')}.`);
  });

  it.each(['api_key', 'apiKey', 'key', 'token', 'access_token', 'X-API-Key'])(
    'to a key sent as the parameter %s, and says to use the header and to rotate the key',
    async name => {
      const [fault] = await faultsOf(`${name}=secret`);
      expect(fault).toMatchObject({ code: 'api_key_in_url' });
      expect(fault?.detail).toMatch(/header.*rotate/);
    },
  );

  it('to a key under any name', async () => {
    expect(await faultsOf(`auth_code=${api.key}`)).toMatchObject([{ code: 'api_key_in_url' }]);
  });

  it.each([
    ['yearFrom=2001&yearTo=2000', 'yearFrom', 'yearTo'],
    ['playtimeTo=29&playtimeFrom=30', 'playtimeFrom', 'playtimeTo'],
  ])('to the reversed span %s, as a fault of both ends', async (query, lower, upper) => {
    const faults = await faultsOf(query);
    expect(faults.map(({ parameter, code }) => [parameter, code]).sort()).toEqual([
      [lower, 'invalid_range'],
      [upper, 'invalid_range'],
    ]);
    expect(faults[0]?.detail).toContain(`${lower} must not be above ${upper}`);
  });

  it('to a span with an end out of range, as a fault of that end alone', async () => {
    expect(await faultsOf('yearFrom=99999&yearTo=2000')).toMatchObject([
      { parameter: 'yearFrom', code: 'out_of_range' },
    ]);
  });

  it.each([
    ['letters outside the basic plane', '🎲'.repeat(201)],
    ['letters with variation selectors', 'a\ufe0f'.repeat(100) + 'a'],
  ])('to more than 200 characters, counted in code points: %s', async (_, slug) => {
    expect(await faultsOf(`publisher=${encodeURIComponent(slug)}`)).toMatchObject([{ code: 'too_long' }]);
    const shorter = encodeURIComponent([...slug].slice(1).join(''));
    expect((await api.get(`/api/v1/games?publisher=${shorter}`)).statusCode).toBe(200);
  });

  it('to a list of values, naming the faulty one', async () => {
    expect((await faultsOf('mechanic=trading,auction,trading'))[0]?.detail).toContain('"trading"');
    expect((await faultsOf('mechanic=trading,,auction'))[0]?.detail).toContain('Value 2 of 3');
  });

  it.each([
    ['fields=nmae', 'name'],
    ['fields=id,designerids', 'designerIds'],
    ['facets=mechanics', 'mechanic'],
  ])('to %s, asking whether %s was meant', async (query, meant) => {
    expect((await faultsOf(query))[0]?.detail).toContain(`did you mean ${meant}?`);
  });

  it('listing every fault at once', async () => {
    const faults = await faultsOf('limt=3&year=x&players=0&language=deu&mechanic=&q=%20&limit=1&limit=2');
    expect(faults.map(({ parameter }) => parameter).sort()).toEqual([
      'language',
      'limit',
      'limt',
      'mechanic',
      'players',
      'q',
      'year',
    ]);
  });

  it('listing 16 of hundreds of unknown parameters, every known one, and how many are left out', async () => {
    const unknown = Array.from({ length: 300 }, (_, n) => `unknown${n}`).join('&');
    const answer = await api.get(`/api/v1/games?${unknown}&limit=0&year=x`);
    const { errors, errorsOmitted, detail } = answer.json<{
      errors: Fault[];
      errorsOmitted: number;
      detail: string;
    }>();
    expect(errors).toHaveLength(18);
    expect(errors.map(({ parameter }) => parameter)).toEqual(expect.arrayContaining(['limit', 'year']));
    expect(errorsOmitted).toBe(284);
    expect(detail).toContain('284 more unknown parameters are not listed.');
  });

  it.each([
    ['unknown parameters', Array.from({ length: 1_500 }, (_, n) => `p${n}`).join('&')],
    ['a parameter of 8 kB', 'p'.repeat(8_000)],
    ['control characters', `${'%01'.repeat(1_300)}&${'%01'.repeat(1_300)}`],
    [
      'long values',
      `q=${'%F0%9F%8E%B2'.repeat(300)}&mechanic=${'%01'.repeat(300)}&limit=${'%22'.repeat(900)}`,
    ],
    ['one parameter, again and again', 'limit&'.repeat(1_300)],
    ['an unknown path', '', `/api/v1/${'%22'.repeat(2_600)}`],
    ['an unknown game', '', `/api/v1/games/${'%01'.repeat(2_600)}`],
  ])('with a body that is no longer than twice the longest URL: %s', async (_what, query, path = GAMES) => {
    const answer = await api.get(query === '' ? path : `${path}?${query}`);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.rawPayload.length).toBeLessThan(16_384);
  });

  it('to faulty parameters before it checks the cursor', async () => {
    expect(await faultsOf('limit=0&cursor=garbage')).toMatchObject([{ parameter: 'limit' }]);
  });

  it.each(['garbage', 'not*base64', 'AQ', 'a'.repeat(1_025)])(
    'invalid_cursor to the cursor %s',
    async cursor => {
      const answer = await api.get(`/api/v1/games?cursor=${cursor}`);
      expect([answer.statusCode, problemIn(answer).code]).toEqual([400, 'invalid_cursor']);
      expect(problemIn(answer).errors).toMatchObject([{ parameter: 'cursor', code: 'garbled' }]);
    },
  );

  it('invalid_cursor to a cursor with one changed character', async () => {
    const { nextCursor } = (await api.get('/api/v1/games?limit=1')).json<{
      pagination: { nextCursor: string };
    }>().pagination;
    const changed = (nextCursor.startsWith('A') ? 'B' : 'A') + nextCursor.slice(1);
    expect(problemIn(await api.get(`/api/v1/games?cursor=${changed}`)).code).toBe('invalid_cursor');
  });

  it.each([
    ...['/api/v1/expansions?', '/api/v1/games?year=2019&', '/api/v1/games?q=catan&'],
    ...['yearFrom=1', 'ids=azul,catan', 'age=9', 'mechanic=trading', 'sort=year'].map(
      each => `/api/v1/games?${each}&`,
    ),
  ])('invalid_cursor to a cursor of /games used on %s', async elsewhere => {
    const nextCursor = cursorIn(await api.get('/api/v1/games?limit=1'));
    const answer = await api.get(`${elsewhere}cursor=${nextCursor}`);
    expect([answer.statusCode, problemIn(answer).code]).toEqual([400, 'invalid_cursor']);
    expect(problemIn(answer).errors).toMatchObject([{ code: 'other_query' }]);
  });

  it('with every member of a problem', async () => {
    const answer = await api.get('/api/v1/games?limit=0', { 'request-id': 'mine-1' });
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'https://api.example.test/errors/invalid_parameter',
      code: 'invalid_parameter',
      title: 'Invalid parameter',
      status: 400,
      detail: '"limit": 0 is too small; it must be from 1 to 50.',
      instance: '/api/v1/games',
      requestId: 'mine-1',
      errors: [
        { parameter: 'limit', code: 'out_of_range', detail: '0 is too small; it must be from 1 to 50.' },
      ],
    });
  });
});
