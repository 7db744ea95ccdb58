import type { Child } from 'hono/jsx';
import type { Site } from '../site.js';
import type { RequestContext } from '../request-context/request-context.js';

interface ConsoleProps {
  readonly context: RequestContext;
  readonly site: Site;
  /** Filled in where it is known: right after its creation. */
  readonly apiKey?: string;
}

/** Sends a request from the browser to the API; its script is `try-it.js`. */
export function Console({ context, site, apiKey }: ConsoleProps): Child {
  const { tryIt } = context.words;
  return (
    <section aria-labelledby="console-title">
      <h2 id="console-title">{tryIt.title}</h2>
      <p>{tryIt.lead}</p>
      <noscript>
        <p>{tryIt.needsScript}</p>
      </noscript>
      <form
        id="console"
        class="card"
        hidden
        data-api={site.apiUrl}
        data-sending={tryIt.sending}
        data-failed={tryIt.failed}
      >
        <label for="console-key">{tryIt.key}</label>
        <input
          id="console-key"
          type="password"
          autocomplete="off"
          spellcheck={false}
          required
          aria-describedby="console-key-hint"
          value={apiKey ?? ''}
        />
        <p id="console-key-hint" class="hint">
          {tryIt.keyHint}
        </p>
        <label for="console-path">{tryIt.path}</label>
        <input id="console-path" required spellcheck={false} value="/games?q=catan&limit=3" />
        <button>{tryIt.send}</button>
        <output id="console-status" for="console-key console-path"></output>
        <div id="console-answer" hidden>
          <h3>{tryIt.headers}</h3>
          <pre id="console-headers" tabindex={0}></pre>
          <h3>{tryIt.body}</h3>
          <pre id="console-body" tabindex={0}></pre>
        </div>
      </form>
    </section>
  );
}
