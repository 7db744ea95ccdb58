import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { terminalLine } from './terminal-line.js';

const TIME = '2026-03-04T11:22:33.456Z';
const CLOCK = new Date(TIME).toTimeString().slice(0, 8);

function told(line: object): string {
  return stripVTControlCharacters(
    terminalLine(JSON.stringify({ level: 30, time: TIME, service: 'api', ...line })),
  );
}

const request = (fields: object) =>
  told({
    msg: 'request',
    method: 'GET',
    route: '/games',
    status: 200,
    ms: 3.2,
    requestId: 'x',
    ...fields,
  });

describe('a line of the log on a terminal', () => {
  it.each([
    ['a request', { keyId: 'abc', parameters: [] }, '200  GET /games  3.2 ms'],
    ['the names of its parameters', { parameters: ['q', 'limit'] }, '200  GET /games ?q&limit  3.2 ms'],
    ['a refused one', { status: 429, parameters: [] }, '429  GET /games  3.2 ms'],
    ['a page that failed', { route: '/docs', status: 503 }, '503  GET /docs  3.2 ms'],
  ])('tells %s', (_what, fields, expected) => {
    expect(request(fields)).toBe(`${CLOCK}  ${expected}\n`);
  });

  it.each(['/docs', '/docs/*', '/keys', 'none'])('leaves out the page %s', route => {
    expect(request({ route })).toBe('');
    expect(request({ route, status: 404 })).toBe('');
  });

  it('tells what happened, with its details and without what only programs need', () => {
    expect(told({ msg: 'serving', version: '1.1.0', node: 'v24', addresses: ['http://[::1]:3000'] })).toBe(
      `${CLOCK}  api  serving  addresses=[ 'http://[::1]:3000' ]\n`,
    );
  });

  it('tells a warning, and an error with its stack', () => {
    expect(told({ level: 40, msg: 'slow' })).toBe(`${CLOCK}  warning  api  slow\n`);
    expect(told({ level: 50, msg: 'lost', err: { stack: 'Error: lost\n    at here' } })).toBe(
      `${CLOCK}  error  api  lost\nError: lost\n    at here\n`,
    );
  });
});
