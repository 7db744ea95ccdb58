import { expect, it } from '@jest/globals';
import { enteredInto } from './form-fields.js';

it.each([' ', ',', '\r\n'])(
  'shows a list with %j between its entries again as a whole, or not at all',
  between => {
    const listOf = (entries: number) => Array<string>(entries).fill('192.0.2.0/24').join(between);
    expect(enteredInto({ formToken: 'token', networks: listOf(2), name: 'site' })).toEqual({
      networks: listOf(2),
      name: 'site',
    });
    expect(enteredInto({ networks: listOf(20), name: 'site' })).toEqual({ name: 'site' });
  },
);
