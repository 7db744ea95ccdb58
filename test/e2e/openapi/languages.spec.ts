import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { LANGUAGES } from '#libs/catalog';
import { TEXT_LANGUAGE } from '../../../apps/mcp/src/tools/parameters.js';
import { COMMITTED } from './description.js';

interface Description {
  readonly components: { readonly schemas: { readonly Localized: { readonly properties: object } } };
}

it('the description has a text in every language of the catalog', () => {
  const { components } = JSON.parse(readFileSync(COMMITTED, 'utf8')) as Description;
  expect(Object.keys(components.schemas.Localized.properties)).toEqual([...LANGUAGES]);
});

it('assistants may ask for texts in every language of the catalog', () => {
  expect(TEXT_LANGUAGE.textLanguage).toMatchObject({ enum: [...LANGUAGES] });
});
