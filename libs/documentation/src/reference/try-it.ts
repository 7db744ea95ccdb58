import { html, Html } from '../html.js';
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
  return html`<section id="try-it" class="try" aria-labelledby="try-title" hidden>
    <h2 id="try-title">Try it</h2>
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

function tryField(parameter: Parameter, value: string): Html {
  const required = new Html(parameter.in === 'path' ? 'required' : '');
  return html`<label class="field"
    >${parameter.name}
    <input
      name="${parameter.in}:${parameter.name}"
      value="${value}"
      placeholder="${limitWords(parameter)}"
      spellcheck="false"
      ${required}
    />
  </label>`;
}
