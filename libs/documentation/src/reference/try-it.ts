import { html, Html } from '../html.js';
import { type Choices, choicesOf } from './choices.js';
import { collapsedPart, collapseParameters } from './collapse-parameters.js';
import { limitWords } from './parameter-words.js';
import type { Operation, Parameter } from './reference.js';
import { sampleQueries } from './sample-requests.js';

/**
 * A form that sends real requests, shown by the script. The script keeps the key in the storage of the tab, until the tab is
 * closed: never in a cookie or in an address.
 */
export function tryItForm(operation: Operation, apiUrl: string): Html {
  const fields = operation.parameters.filter(({ in: place }) => place === 'path' || place === 'query');
  const [samples] = sampleQueries(operation.id);
  const [shown, collapsed] = collapseParameters(fields);
  const field = (parameter: Parameter) =>
    tryField(
      parameter,
      parameter.in === 'path' ? String(parameter.schema.example) : (samples[parameter.name] ?? ''),
    );
  const more = collapsedPart(collapsed, html`<div class="fields">${collapsed.map(field)}</div>`);
  return html`<section id="try-it" class="try" aria-label="Try it" hidden>
    <h2>Try it</h2>
    <form data-api="${apiUrl}" data-path="${operation.path}" autocomplete="off">
      <label class="field wide"
        >API key
        <input
          type="password"
          name="key"
          required
          autocomplete="off"
          spellcheck="false"
          placeholder="bgc_…"
        />
        <span class="hint"
          >Sent as a header with this request. It is kept in this tab alone, until you close it.</span
        >
      </label>
      ${shown.map(field)} ${more}
      <button class="button filled">Send request</button>
    </form>
    <div class="result" aria-live="polite"></div>
  </section>`;
}

/** Asks for one value: by choices where the description names all values, else by text. */
function tryField(parameter: Parameter, value: string): Html {
  const name = `${parameter.in}:${parameter.name}`;
  const choices = choicesOf(parameter);
  if (choices?.isList === true) return checkBoxes(parameter, name, choices, value.split(','));
  return html`<label class="field"
    >${parameter.name}
    ${choices === undefined ? textField(parameter, name, value) : selectField(parameter, name, choices, value)}
  </label>`;
}

function textField(parameter: Parameter, name: string, value: string): Html {
  return html`<input
    name="${name}"
    value="${value}"
    placeholder="${limitWords(parameter)}"
    spellcheck="false"
    ${attribute('required', parameter.in === 'path')}
  />`;
}

function selectField({ schema }: Parameter, name: string, { values }: Choices, chosen: string): Html {
  const unset = typeof schema.default === 'string' ? `Not set (${schema.default})` : 'Not set';
  return html`<select name="${name}">
    <option value="">${unset}</option>
    ${values.map(value => html`<option ${attribute('selected', value === chosen)}>${value}</option>`)}
  </select>`;
}

/** The script separates what is chosen by commas. */
function checkBoxes(
  parameter: Parameter,
  name: string,
  { values }: Choices,
  chosen: readonly string[],
): Html {
  const boxes = values.map(
    value =>
      html`<label
        ><input
          type="checkbox"
          name="${name}"
          value="${value}"
          ${attribute('checked', chosen.includes(value))}
        />${value}</label
      >`,
  );
  return html`<fieldset class="field wide choices">
    <legend>${parameter.name}</legend>
    ${boxes}
  </fieldset>`;
}

function attribute(name: string, isSet: boolean): Html {
  return new Html(isSet ? name : '');
}
