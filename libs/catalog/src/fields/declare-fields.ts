import type { Range, Resource } from '../model/resources.js';
import type { AcceptedValue, ParsedValue } from './accepted-value.js';
import type {
  Comparison,
  Field,
  IdentifierField,
  IntegerField,
  KeywordField,
  Parameter,
  RangeField,
  SameRow,
} from './field.js';

/** What the documentation says about a parameter, besides what it accepts. */
interface Documentation<A extends AcceptedValue> {
  readonly description: string;
  readonly example: ParsedValue<A>;
  readonly upTo?: string;
  readonly sameRowAs?: SameRow;
  readonly names?: Resource;
}

type Declare<C extends Comparison> = <const A extends AcceptedValue>(
  accepts: A,
  documentation: Documentation<A>,
) => Parameter<A> & { readonly comparison: C };

/** A record matches when the value is among its values, or when it fulfils every one of several terms. */
export const has: Declare<'has'> = (accepts, documentation) => ({
  accepts,
  comparison: 'has',
  ...documentation,
});

/** A record matches when its value is among those given. */
export const isAmong: Declare<'is among'> = (accepts, documentation) => ({
  accepts,
  comparison: 'is among',
  ...documentation,
});

/** A record matches when its number is the value. */
export const equals: Declare<'equals'> = (accepts, documentation) => ({
  accepts,
  comparison: 'equals',
  ...documentation,
});

/** A record matches when its number is the value, or more. */
export const isAtLeast: Declare<'at least'> = (accepts, documentation) => ({
  accepts,
  comparison: 'at least',
  ...documentation,
});

/** A record matches when its number is the value, or less. */
export const isAtMost: Declare<'at most'> = (accepts, documentation) => ({
  accepts,
  comparison: 'at most',
  ...documentation,
});

/** A record matches when the value lies in one of its ranges, both ends included. */
export const contains: Declare<'contains'> = (accepts, documentation) => ({
  accepts,
  comparison: 'contains',
  ...documentation,
});

type ParametersOf<C extends Comparison> = Readonly<Record<string, Parameter & { readonly comparison: C }>>;

/** The words in which the fields of one kind of record are declared. */
export interface FieldDeclarations<Entry> {
  readonly identifier: <P extends ParametersOf<'is among'>>(
    value: (entry: Entry) => string,
    parameters: P,
  ) => IdentifierField<Entry, P>;
  readonly keyword: <P extends ParametersOf<'has'>>(
    values: (entry: Entry) => readonly string[],
    parameters: P,
    options?: { readonly counts: boolean },
  ) => KeywordField<Entry, P>;
  readonly integer: <P extends ParametersOf<'equals' | 'at least' | 'at most'>>(
    value: (entry: Entry) => number | undefined,
    parameters: P,
    options?: Partial<Pick<IntegerField<Entry>, 'sorts' | 'counts' | 'breaksTies'>>,
  ) => IntegerField<Entry, P>;
  readonly range: <P extends ParametersOf<'contains'>>(
    ranges: (entry: Entry) => readonly Range[],
    parameters: P,
  ) => RangeField<Entry, P>;
}

/** Where a record has 0, the number is not known: there was no year 0, and no game takes 0 minutes. */
function known(number: number | undefined): number | undefined {
  return number === 0 ? undefined : number;
}

/** Declares the fields of a resource: the name in `declare`'s result is the name of the field in every engine. */
export function declareFields<Entry>() {
  return <F extends Readonly<Record<string, Field<Entry>>>>(
    declare: (declarations: FieldDeclarations<Entry>) => F,
  ): F =>
    declare({
      identifier: (value, parameters) => ({ type: 'identifier', value, parameters }),
      keyword: (values, parameters, { counts } = { counts: false }) => ({
        type: 'keyword',
        values,
        parameters,
        counts,
      }),
      integer: (value, parameters, options) => ({
        type: 'integer',
        value: entry => known(value(entry)),
        parameters,
        sorts: false,
        breaksTies: undefined,
        counts: false,
        ...options,
      }),
      range: (ranges, parameters) => ({ type: 'integer range', ranges, parameters }),
    });
}
