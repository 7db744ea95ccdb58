import { icon } from '#libs/design';
import { html, Html } from '../html.js';
import { type CodeLanguage, highlight } from './highlight.js';

export interface Sample {
  readonly label: string;
  readonly language: CodeLanguage;
  readonly code: string;
}

/** A dark panel of code. Several samples get tabs, which are radio buttons and work without a script. */
export function codePanel(legend: string, name: string, samples: readonly Sample[]): Html {
  if (samples.length === 1) return singlePanel(legend, samples);
  const tabs = samples.map(
    ({ label }, place) =>
      html`<label class="tab"
        ><input type="radio" name="${name}" value="${label}" ${new Html(place === 0 ? 'checked' : '')} /><span
          >${label}</span
        ></label
      >`,
  );
  return html`<div class="code">
    <fieldset class="bar">
      <legend class="hidden-text">${legend}</legend>
      ${tabs}${copyButton()}
    </fieldset>
    ${samples.map(panel)}
  </div>`;
}

/** An answer of the service: a status, and a body. */
export function answerPanel(status: string, body: string, language: CodeLanguage = 'json'): Html {
  return html`<div class="code">
    <div class="bar">${statusBadge(status)}${copyButton()}</div>
    ${panel({ label: `Response ${status}`, language, code: body })}
  </div>`;
}

/** A status of a response, in the color of its class. */
export function statusBadge(status: string): Html {
  const kinds: Readonly<Record<string, string>> = {
    2: 'ok',
    304: 'info',
    4: 'warn',
    429: 'limit',
    5: 'danger',
  };
  return html`<span class="badge square ${kinds[status] ?? kinds[status.charAt(0)] ?? ''}">${status}</span>`;
}

function singlePanel(legend: string, samples: readonly Sample[]): Html {
  return html`<div class="code">
    <div class="bar"><span class="label">${legend}</span>${copyButton()}</div>
    ${samples.map(panel)}
  </div>`;
}

/** Scrolls only where a line cannot be broken; can be focused by keyboard for that. */
function panel({ label, language, code }: Sample): Html {
  return new Html(
    `<pre class="panel" tabindex="0" role="group" aria-label="${html`${label}`.text}"><code>${highlight(code, language).text}</code></pre>`,
  );
}

function copyButton(): Html {
  return html`<button type="button" class="copy" hidden>${new Html(icon('copy'))}<span>Copy</span></button>`;
}
