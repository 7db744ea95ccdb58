import type { PageErrorKind } from '../http/page-error.js';
import type { Visit } from '../visit/visit.js';
import { Layout } from './layout.js';
import { render } from './render.js';

export function errorPage(visit: Visit, kind: PageErrorKind, requestId: string): string {
  const { errors, error } = visit.words;
  const [title = '', advice = ''] = errors[kind];
  return render(
    <Layout visit={visit} title={title}>
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
