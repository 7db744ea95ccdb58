import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import { KEY_VARIABLE } from '../keys/samples.js';
import { CopyButton } from '../view/copy-button.js';
import { Icon } from '../view/icon.js';
import type { RequestContext } from '../request-context/request-context.js';
import type { Operation, OperationParameter, Values } from './operation.js';
import { OPERATIONS } from './operations.js';
import { ParameterField } from './parameter-field.js';

export interface TryItProps {
  readonly context: RequestContext;
  readonly operation: Operation;
  readonly values: Values;
}

/** Shown at once, in this order; the others below them. */
const FIRST = ['slug', 'q', 'players', 'mechanic', 'language', 'type', 'role', 'baseGame', 'limit'];

/**
 * Operation, key and parameters. The field of the key has no name, so that it is never part of an address: without a
 * script the form is sent to the dashboard.
 */
export function RequestForm(props: TryItProps): Child {
  const { context, operation, values } = props;
  const { tryIt: words } = context.words;
  const rank = ({ name }: OperationParameter) => FIRST.indexOf(name);
  const first = operation.parameters
    .filter(parameter => rank(parameter) !== -1)
    .sort((a, b) => rank(a) - rank(b));
  const more = operation.parameters.filter(parameter => rank(parameter) === -1);
  const fieldsOf = (parameters: readonly OperationParameter[]) =>
    parameters.map(parameter => (
      <ParameterField context={context} parameter={parameter} value={values.get(parameter.name)} />
    ));
  return (
    <form
      id="try-form"
      class="card"
      action="/try-it"
      data-api={context.site.apiUrl}
      data-path={operation.path}
      data-language={context.language}
      data-sending={context.words.site.sending}
      data-failed={words.failed}
      data-key-variable={KEY_VARIABLE}
      data-key-missing={words.keyMissing}
      data-key-not-ascii={words.keyNotAscii}
      data-timed-out={words.timedOut}
    >
      <div class="card-body">
        <OperationField {...props} />
        <KeyField {...props} />
      </div>
      <div class="card-head">
        <h2>{words.parameters}</h2>
        <a href={`${context.site.docsUrl}/reference`}>{words.reference}</a>
      </div>
      <div class="card-body parameters">
        {operation.parameters.length === 0 && <p>{words.noParameters}</p>}
        {fieldsOf(first)}
        {more.length > 0 && (
          <details open={more.some(({ name }) => values.has(name))}>
            <summary>{words.more(formatNumber(context.language, more.length), more.length)}</summary>
            {fieldsOf(more)}
          </details>
        )}
      </div>
      <div class="card-foot">
        <button class="button filled" id="try-send" data-send={words.send}>
          <Icon name="terminal" />
          <span>{words.showCurl}</span>
        </button>
        <CopyButton context={context} of="try-curl-text" kind="outline" label={words.copyCurl} />
      </div>
    </form>
  );
}

function OperationField({ context, operation }: TryItProps): Child {
  const { tryIt: words } = context.words;
  return (
    <div class="field">
      <label for="try-operation">{words.operation}</label>
      <div class="with-button">
        <select id="try-operation" name="operation" aria-describedby="try-operation-path">
          {OPERATIONS.map(({ path }) => (
            <option value={path} selected={path === operation.path}>
              {words.operations[path]}
            </option>
          ))}
        </select>
        <noscript>
          <button class="button">{words.choose}</button>
        </noscript>
      </div>
      <p id="try-operation-path" class="hint">
        <code>GET {operation.path}</code>
      </p>
    </div>
  );
}

function KeyField({ context }: TryItProps): Child {
  const { tryIt: words } = context.words;
  return (
    <div class="field" id="try-key-field" hidden>
      <label for="try-key">{words.key}</label>
      <input
        id="try-key"
        type="password"
        autocomplete="off"
        spellcheck={false}
        aria-describedby="try-key-hint try-key-error"
      />
      <p id="try-key-hint" class="hint">
        {words.keyHint}
      </p>
      <p id="try-key-error" class="error" role="alert"></p>
    </div>
  );
}
