import type { Child } from 'hono/jsx';
import { KEY_VARIABLE } from '../keys/samples.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Badge, CodeBadge } from '../view/badge.js';
import { CodePanel } from '../view/code-panel.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import { Tabs } from '../view/tabs.js';
import { addressOf, curlCommand } from './operation.js';
import { RequestForm, type TryItProps } from './request-form.js';

/** The form at the left; at the right the request as a curl command, until the script shows a response there. */
export function tryItPage(props: TryItProps): string {
  const { context, operation, values } = props;
  const { tryIt: words } = context.words;
  const address = addressOf(context.site.apiUrl, operation, values);
  return render(
    <Layout
      context={context}
      title={words.title}
      lead={
        <span id="try-lead" data-sends={words.lead}>
          {words.leadCurl}
        </span>
      }
      scripts={['try-it', 'choose-operation', 'copy']}
    >
      <div class="try-it">
        <RequestForm {...props} />
        <div>
          <section id="try-curl" aria-labelledby="try-curl-title">
            <h2 id="try-curl-title" class="hidden-text">
              {words.curlTitle}
            </h2>
            <CodePanel context={context} id="try-curl-text" title={words.curlTitle}>
              {curlCommand(address)}
            </CodePanel>
            <p class="aside">{words.curlLead(KEY_VARIABLE)}</p>
          </section>
          <Response context={context} />
        </div>
      </div>
    </Layout>,
  );
}

/** Filled in and shown by `try-it.js`. Only its first lines are announced: a body may be very long. */
function Response({ context }: { readonly context: RequestContext }): Child {
  const { tryIt: words } = context.words;
  return (
    <section id="try-response" class="card" aria-label={words.response}>
      <div aria-live="polite">
        <p id="try-progress" hidden></p>
        <div id="try-head" hidden>
          <p class="try-address">
            <CodeBadge tone="info">GET</CodeBadge> <code id="try-address"></code>
          </p>
          <p class="try-facts">
            <span id="try-status">
              <Badge>{''}</Badge>
            </span>
            <span>
              {words.time} <strong id="try-time"></strong>
            </span>
            <span>
              {words.size} <strong id="try-size"></strong>
            </span>
            <span id="try-left-fact">
              {words.left} <strong id="try-left"></strong>
            </span>
          </p>
        </div>
      </div>
      <div id="try-content" hidden>
        <Tabs
          name="try-part"
          legend={words.response}
          tabs={[
            { id: 'try-body-panel', title: words.body, panel: <pre id="try-body" tabindex={0}></pre> },
            {
              id: 'try-headers-panel',
              title: words.headers,
              panel: <pre id="try-headers" tabindex={0}></pre>,
            },
          ]}
        />
      </div>
    </section>
  );
}
