import type { Child } from 'hono/jsx';
import { reportError } from './form-errors.js';
import { Icon } from './icon.js';

interface LabelProps {
  /** Id of the field; its hint and its error have ids made from it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong, in words; what was typed stays. */
  readonly error?: string | undefined;
}

interface FieldProps extends LabelProps {
  readonly name: string;
  readonly type?: 'text' | 'email' | 'date';
  readonly value?: string;
  readonly maxlength?: number;
  readonly inputmode?: 'numeric';
  readonly autocomplete?: string;
  readonly spellcheck?: boolean;
  readonly required?: boolean;
  readonly autofocus?: boolean;
}

/** A field of a form with its label above, its hint below, and what is wrong with it. */
export function Field({ id, label, hint, error, type = 'text', ...rest }: FieldProps): Child {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input id={id} type={type} {...describedBy({ id, hint, error })} {...rest} />
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends LabelProps {
  readonly name: string;
  readonly value: string;
  readonly rows: number;
  readonly maxlength?: number;
  readonly autocomplete?: string;
  readonly spellcheck?: boolean;
}

/** A field of several lines. */
export function TextAreaField({ id, label, hint, error, value, ...rest }: TextAreaFieldProps): Child {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea id={id} {...describedBy({ id, hint, error })} {...rest}>
        {value}
      </textarea>
    </FieldFrame>
  );
}

interface SelectFieldProps extends LabelProps {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly title: string }[];
  readonly chosen?: string | undefined;
}

/** A choice among many; for a few, see `RadioCards`. */
export function SelectField({ id, label, hint, error, name, options, chosen }: SelectFieldProps): Child {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select id={id} name={name} {...describedBy({ id, hint, error })}>
        {options.map(({ value, title }) => (
          <option value={value} selected={value === chosen}>
            {title}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function FieldFrame({ id, label, hint, error, children }: LabelProps & { readonly children: Child }): Child {
  if (error !== undefined) reportError({ id, label, error });
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} class="hint">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} class="error">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}

function describedBy({ id, hint, error }: Omit<LabelProps, 'label'>) {
  const ids = [hint === undefined ? [] : [`${id}-hint`], error === undefined ? [] : [`${id}-error`]].flat();
  return {
    'aria-describedby': ids.length === 0 ? undefined : ids.join(' '),
    'aria-invalid': error === undefined ? undefined : ('true' as const),
  };
}
