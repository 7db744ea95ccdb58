import type { Child } from 'hono/jsx';
import { formatNumberRange } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import type { OperationParameter } from './operation.js';

interface ParameterFieldProps {
  readonly context: RequestContext;
  readonly parameter: OperationParameter;
  readonly value: string | undefined;
}

/** A parameter: its name and what it takes at the left, its value at the right. */
export function ParameterField({ context, parameter, value }: ParameterFieldProps): Child {
  const { name, required = false, choices, example } = parameter;
  const id = `parameter-${name}`;
  const common = { id, name, required, 'aria-describedby': `${id}-kind` };
  return (
    <div class="parameter">
      <div>
        <label for={id}>
          <code>{name}</code>
        </label>
        <span class="aside" id={`${id}-kind`}>
          {kindOf(context, parameter)}
        </span>
      </div>
      {choices === undefined ? (
        <input {...common} value={value ?? ''} placeholder={example} autocomplete="off" spellcheck={false} />
      ) : (
        <select {...common}>
          <option value=""></option>
          {choices.map(choice => (
            <option value={choice} selected={choice === value}>
              {choice}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function kindOf({ words: { tryIt }, language }: RequestContext, parameter: OperationParameter): string {
  const { place, minimum, maximum, choices, example = '' } = parameter;
  if (place === 'path') return tryIt.kinds.slug;
  if (minimum !== undefined && maximum !== undefined)
    return formatNumberRange(language, [minimum, maximum], { useGrouping: false });
  if (choices !== undefined) return tryIt.kinds.choice;
  return example.includes(',') ? tryIt.kinds.list : tryIt.kinds.text;
}
