import type { Range } from '../model/resources.js';
import type { AcceptedValue, ParsedValue } from './accepted-value.js';
import type { Comparison, Field, IntegerField, KeywordField, Parameter, RangeField } from './field.js';

/** What the documentation tells of a parameter beside what it accepts. */
interface Documentation<A extends AcceptedValue> {
  readonly description: string;
  readonly example: ParsedValue<A>;
}

type Declare<C extends Comparison> = <const A extends AcceptedValue>(
  accepts: A,
  documentation: Documentation<A>,
) => Parameter<A> & { readonly comparison: C };

/** A record matches when the value is among its values. */
export const has: Declare<'has'> = (accepts, documentation) => ({
  accepts,
  comparison: 'has',
  ...documentation,
});

/** A record matches when its number is the value. */
export const equals: Declare<'equals'> = (accepts, documentation) => ({
  accepts,
  comparison: 'equals',
  ...documentation,
});

/** A record matches when the value lies in its range, both ends included. */
export const contains: Declare<'contains'> = (accepts, documentation) => ({
  accepts,
  comparison: 'contains',
  ...documentation,
});

type ParametersOf<C extends Comparison> = Readonly<Record<string, Parameter & { readonly comparison: C }>>;

/** The words in which the fields of one kind of record are declared. */
export interface FieldDeclarations<Entry> {
  readonly keyword: <P extends ParametersOf<'has'>>(
    values: (entry: Entry) => readonly string[],
    parameters: P,
  ) => KeywordField<Entry, P>;
  readonly integer: <P extends ParametersOf<'equals'>>(
    value: (entry: Entry) => number,
    parameters: P,
    options?: { readonly sorts: boolean },
  ) => IntegerField<Entry, P>;
  readonly range: <P extends ParametersOf<'contains'>>(
    range: (entry: Entry) => Range,
    parameters: P,
  ) => RangeField<Entry, P>;
}

/** Declares the fields of a resource: the name in `declare`'s result is the name of the field in every engine. */
export function declareFields<Entry>() {
  return <F extends Readonly<Record<string, Field<Entry>>>>(
    declare: (declarations: FieldDeclarations<Entry>) => F,
  ): F =>
    declare({
      keyword: (values, parameters) => ({ type: 'keyword', values, parameters }),
      integer: (value, parameters, { sorts } = { sorts: false }) => ({
        type: 'integer',
        value,
        parameters,
        sorts,
      }),
      range: (range, parameters) => ({ type: 'integer range', range, parameters }),
    });
}
