import { slugTerms, TERMS } from './accepted-value.js';
import { has } from './declare-fields.js';

export const series = has(slugTerms, {
  names: 'series',
  description: `Slug of the series it belongs to. ${TERMS}`,
  example: ['ticket-to-ride'],
});
