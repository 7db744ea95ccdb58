import type { Child } from 'hono/jsx';
import type { LoggedProblem, LoggedRequest } from '#libs/admission';
import { Icon } from '../view/icon.js';
import type { RequestContext } from '../request-context/request-context.js';

interface RequestDetailsProps {
  readonly context: RequestContext;
  readonly request: LoggedRequest;
}

/** What was wrong, and whether it counted. The sentences of the API are in English, whatever the page's language. */
export function RequestDetails({ context, request }: RequestDetailsProps): Child {
  const { requests: words } = context.words;
  const { problem, counted } = request;
  return (
    <div class="request-details">
      <Icon name={problem === undefined ? 'info' : 'warning'} />
      <div>
        {problem !== undefined && <Faults problem={problem} />}
        <p class="aside">
          {counted ? words.counted : words.notCounted}{' '}
          {problem !== undefined && <a href={`${context.site.errorsUrl}/${problem.code}`}>{words.meaning}</a>}
        </p>
      </div>
    </div>
  );
}

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
