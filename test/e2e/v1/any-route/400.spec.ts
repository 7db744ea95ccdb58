import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parametersOf, RESOURCES, type AcceptedValue } from '#libs/catalog';
import { problemIn } from '../../support/read-answer.js';
import { startApi, type TestApi } from '../../support/start-api.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

/** Every parameter of every list that accepts this kind of value, as a URL up to its value. */
function urlsOf(kind: AcceptedValue['kind']): string[] {
  return RESOURCES.flatMap(resource =>
    parametersOf(resource)
      .filter(({ parameter }) => parameter.accepts.kind === kind)
      .map(({ name }) => `/api/v1/${resource}?${name}=`),
  );
}

async function faultsOf(url: string): Promise<unknown> {
  const answer = await api.get(url);
  expect([answer.statusCode, problemIn(answer).code]).toEqual([400, 'invalid_parameter']);
  return problemIn(answer).errors;
}

describe.each(urlsOf('slugs'))('%s answers 400', start => {
  it.each([
    ['after a comma', 'wingspan,%20catan', '" catan"'],
    ['before a comma', 'wingspan%20,catan', '"wingspan "'],
    ['around the only slug', '%C2%A0catan%09', '"\u00a0catan\\t"'],
  ])('to white space %s, naming the part', async (_where, value, part) => {
    expect(await faultsOf(`${start}${value}`)).toMatchObject([
      { code: 'white_space', detail: `${part} has white space around it, which no slug has; remove it.` },
    ]);
  });

  it('to white space in place of a slug, as to an empty value', async () => {
    expect(await faultsOf(`${start}wingspan,%20,catan`)).toMatchObject([
      { code: 'empty_value', detail: 'Value 2 of 3 is empty; remove the extra comma.' },
    ]);
  });
});

describe.each(urlsOf('external ids'))('%s answers 400', start => {
  it('to what is no id of that catalog, naming each', async () => {
    expect(await faultsOf(`${start}12,q5,%207,Q1`)).toMatchObject([
      {
        code: 'not_an_id',
        detail: expect.stringMatching(/^"(12|q5)" is no id of (Wikidata|BoardGameGeek); write one such as/),
      },
    ]);
  });

  it('to an id that is given twice', async () => {
    expect(await faultsOf(`${start}9,9`)).toContainEqual(expect.objectContaining({ code: 'repeated_value' }));
  });
});

describe.each(urlsOf('terms'))('%s answers 400, naming the term,', start => {
  it.each([
    ['to more values than ten', 'aa|ab|ae,af,ak,am,an,ar,as,!av,ay', 'too_many_values', 'It has 11 values'],
    ['to a term without a value', 'de,', 'empty_value', 'Value 2 of 2 is empty'],
    ['to a value that is given twice', 'de|en,!de', 'repeated_value', '"de" is given more than once'],
    ['to one of several values excluded', 'fr,de|!en', 'invalid_term', '"de|!en" has ! beside |'],
    ['to several values excluded at once', '!de|en', 'invalid_term', '"!de|en" has ! beside |'],
  ])('%s', async (_what, value, code, sentence) => {
    expect(await faultsOf(`${start}${value}`)).toContainEqual(
      expect.objectContaining({ code, detail: expect.stringContaining(sentence) }),
    );
  });
});
