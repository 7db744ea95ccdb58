import type { Child } from 'hono/jsx';
import type { KeySummary } from '#libs/accounts';
import type { RequestContext } from '../request-context/request-context.js';
import { SelectField } from '../view/field.js';

interface KeySelectProps {
  readonly context: RequestContext;
  readonly id: string;
  readonly keys: readonly KeySummary[];
  /** A key id; all keys by default. */
  readonly chosen: string | undefined;
}

/** Which key is shown alone. */
export function KeySelect({ context, id, keys, chosen }: KeySelectProps): Child {
  const { usage: words } = context.words;
  const options = keys.map(({ keyId, name }) => ({ value: keyId, title: name }));
  return (
    <SelectField
      id={id}
      name="key"
      label={words.key}
      options={[{ value: '', title: words.allKeys }, ...options]}
      chosen={chosen}
    />
  );
}
