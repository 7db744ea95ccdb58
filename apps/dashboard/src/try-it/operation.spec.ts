import { expect, it } from '@jest/globals';
import { addressOf, curlCommand, type Operation } from './operation.js';

const OPERATION: Operation = {
  path: '/games/{slug}',
  parameters: [
    { name: 'slug', place: 'path' },
    { name: 'fields', place: 'query' },
  ],
};

it('puts values where they belong, escaped', () => {
  const values = new Map([
    ['slug', 'a/b?c'],
    ['fields', 'id,name'],
    ['other', 'left out'],
  ]);
  expect(addressOf('https://api.example.com/api/v1', OPERATION, values)).toBe(
    'https://api.example.com/api/v1/games/a%2Fb%3Fc?fields=id%2Cname',
  );
});

it('cannot end the quotes of the shell', () => {
  const values = new Map([
    ['slug', "x'; rm -rf ~; '"],
    ['fields', "'$(ls)'"],
  ]);
  const [, address = ''] = curlCommand(addressOf('https://a', OPERATION, values)).split('\n');
  expect(address.match(/'/g)).toHaveLength(2);
});
