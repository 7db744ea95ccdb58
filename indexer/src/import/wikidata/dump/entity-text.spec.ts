import { expect, it } from '@jest/globals';
import { entityText } from './entity-text.js';

it.each([
  ['{"id":"Q1"},', '{"id":"Q1"}'],
  ['{"id":"Q1"}', '{"id":"Q1"}'],
  ['{"id":"Q1"},\r', '{"id":"Q1"}'],
  [' \t{"id":"Q1"} ,\r', '{"id":"Q1"} '],
  ['\uFEFF{"id":"Q1"}', '{"id":"Q1"}'],
])('%j holds %j', (line, document) => {
  expect(entityText(Buffer.from(line))?.toString()).toBe(document);
});

it.each(['[', ']', '', '\r', ',', '\uFEFF[', 'garbage {"id":1}'])('%j holds no document', line => {
  expect(entityText(Buffer.from(line))).toBeUndefined();
});
