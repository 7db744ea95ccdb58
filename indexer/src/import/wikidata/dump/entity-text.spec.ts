import { expect, it } from '@jest/globals';
import { closesList, entityText } from './entity-text.js';

it.each([
  ['{"id":"Q1"},', '{"id":"Q1"}'],
  ['{"id":"Q1"}', '{"id":"Q1"}'],
  ['{"id":"Q1"},\r', '{"id":"Q1"}'],
  [' \t{"id":"Q1"} ,\r', '{"id":"Q1"}'],
  ['[{"id":"Q1"},', '{"id":"Q1"}'],
  [', {"id":"Q1"}', '{"id":"Q1"}'],
  ['{"id":"Q1"}]', '{"id":"Q1"}'],
  ['garbage', 'garbage'],
  ['\uFEFF{"id":"Q1"}', '{"id":"Q1"}'],
])('%j holds %j', (line, document) => {
  expect(entityText(Buffer.from(line))?.toString()).toBe(document);
});

it.each(['[', ']', '', '\r', ',', '\uFEFF[', '[]'])('%j holds no document', line => {
  expect(entityText(Buffer.from(line))).toBeUndefined();
});

it.each([
  [']', true],
  ['{"id":"Q1"}] \r', true],
  ['{"id":"Q1"},', false],
  ['[', false],
  ['', false],
])('%j ends the list: %s', (line, ends) => {
  expect(closesList(Buffer.from(line))).toBe(ends);
});
