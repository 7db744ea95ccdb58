import type { IntegerField } from './field.js';

interface Popular {
  readonly popularity: number | undefined;
}

const NO_PARAMETERS = {};

/** How widely known a record is, where its source measures that: searched by, never shown. */
export const POPULARITY_FIELD: IntegerField<Popular, typeof NO_PARAMETERS> = {
  type: 'integer',
  value: ({ popularity }) => popularity,
  parameters: NO_PARAMETERS,
  sorts: false,
  breaksTies: 'popularity',
  counts: false,
};
