import type { Child } from 'hono/jsx';
import type { RequestContext } from '../request-context/request-context.js';
import { Field } from '../view/field.js';

/** The server refuses longer names, too; this saves the request. */
const MAX_NAME = 100;

interface NameFieldProps {
  readonly context: RequestContext;
  readonly label: string;
  /** The name so far. */
  readonly value: string;
}

/** The name of a key; if it was refused, what was entered, and why. */
export function NameField({ context: { words, flash }, label, value }: NameFieldProps): Child {
  const { createKey } = words;
  return (
    <Field
      id="name"
      name="name"
      label={label}
      hint={createKey.nameHint}
      error={flash?.code === 'invalid-name' ? createKey.invalidName : undefined}
      value={flash?.values.name ?? value}
      maxlength={MAX_NAME}
      autocomplete="off"
      required
      autofocus={flash === undefined}
    />
  );
}
