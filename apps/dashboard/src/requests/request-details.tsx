import type { Child } from 'hono/jsx';
import type { LoggedProblem, LoggedRequest } from '#libs/admission';
import { KEY_VARIABLE } from '../keys/samples.js';
import type { Words } from '../language/words.js';
import { isRoute } from '../usage/summarize-usage.js';
import { CodePanel } from '../view/code-panel.js';
import { Icon } from '../view/icon.js';
import type { RequestContext } from '../request-context/request-context.js';

interface RequestDetailsProps {
  readonly context: RequestContext;
  readonly request: LoggedRequest;
}

/**
 * What was asked and answered, whether it counted, and the request to send again. The sentences of the API are in
 * English, whatever the page's language.
 */
export function RequestDetails({ context, request }: RequestDetailsProps): Child {
  const { requests: words } = context.words;
  const { problem, counted, status } = request;
  const curl = curlOf(request, context.site.apiUrl);
  return (
    <div class="request-details">
      <Icon name={problem === undefined ? 'info' : 'warning'} />
      <div>
        <Asked context={context} request={request} />
        <p>{words.answers[answerOf(status)]}</p>
        {problem !== undefined && <Faults problem={problem} />}
        <p class="aside">
          {counted ? words.counted : words.notCounted}{' '}
          {problem !== undefined && <a href={`${context.site.errorsUrl}/${problem.code}`}>{words.meaning}</a>}
        </p>
        {curl !== undefined && (
          <CodePanel context={context} id="request-curl" title="curl">
            {curl}
          </CodePanel>
        )}
      </div>
    </div>
  );
}

/** The path, and each parameter with its value if that was kept. */
function Asked({ context, request: { route, path, query } }: RequestDetailsProps): Child {
  const { requests: words } = context.words;
  return (
    <p>
      {words.asked} {isRoute(route) ? <code>{path}</code> : words.unknownPath}
      {parametersIn(query).map(([name, value]) => (
        <>
          {' · '}
          {name !== HIDDEN && <code>{name}</code>} {value === HIDDEN ? words.hidden : value}
        </>
      ))}
    </p>
  );
}

/** A value, or a name and its value, that the log does not keep. */
const HIDDEN = '…';

function parametersIn(query: string): [name: string, value: string][] {
  if (query === '') return [];
  return query.split('&').map(each => {
    const [name = '', value = HIDDEN] = each.split('=');
    return [name, value];
  });
}

/** The same request; `undefined` where a part of it was not kept. The address may contain `!`, which shells read in double quotes. */
function curlOf({ route, path, query }: LoggedRequest, apiUrl: string): string | undefined {
  if (!isRoute(route) || /[…{]/.test(path + query)) return undefined;
  return `curl -H "Authorization: Bearer $${KEY_VARIABLE}" \\
  '${apiUrl}${path}${query === '' ? '' : `?${query}`}'`;
}

/** How the words of a page call a status. */
function answerOf(status: number): keyof Words['requests']['answers'] {
  if (status < 300) return 'ok';
  if (status >= 500) return 'failed';
  return ANSWERS[status] ?? 'wrong';
}

const ANSWERS: Readonly<Record<number, keyof Words['requests']['answers']>> = {
  304: 'unchanged',
  401: 'notAllowed',
  403: 'notAllowed',
  404: 'notFound',
  429: 'limit',
};

function Faults({ problem: { code, faults } }: { readonly problem: LoggedProblem }): Child {
  return (
    <p lang="en">
      <strong>{code}</strong>
      {faults.map(({ parameter, detail }) => (
        <>
          {' · '}
          {parameter !== undefined && <code>{parameter}</code>} {detail}
        </>
      ))}
    </p>
  );
}
