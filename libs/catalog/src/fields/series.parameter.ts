import { slug } from './accepted-value.js';
import { has } from './declare-fields.js';

export const series = has(slug, {
  description: 'Slug of the series it belongs to. An unknown one gives an empty page.',
  example: 'ticket-to-ride',
});
