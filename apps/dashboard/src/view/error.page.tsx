import type { PageErrorKind } from '../http/page-error.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Layout } from './layout.js';
import { render } from './render.js';

export function errorPage(context: RequestContext, kind: PageErrorKind, requestId: string): string {
  const { errors, error } = context.words;
  const [title = '', advice = ''] = errors[kind];
  return render(
    <Layout context={context} title={title}>
      <p>{advice}</p>
      <p>
        <a class="button" href="/">
          {error.home}
        </a>
      </p>
      <p class="aside">
        {error.requestId} <code>{requestId}</code>
      </p>
    </Layout>,
  );
}
