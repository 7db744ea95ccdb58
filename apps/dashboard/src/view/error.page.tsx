import type { PageErrorKind } from '../http/page-error.js';
import type { RequestContext } from '../request-context/request-context.js';
import { ButtonLink } from './button.js';
import { Layout } from './layout.js';
import { render } from './render.js';
import { Tiles } from './tiles.js';

export function errorPage(context: RequestContext, kind: PageErrorKind, requestId: string): string {
  const { errors, error, site, signIn } = context.words;
  const [title = '', advice = ''] = errors[kind];
  return render(
    <Layout context={context} title={title} illustration={<Tiles of="not-found" />}>
      <p class="lead">{advice}</p>
      <div class="actions">
        <ButtonLink href="/" kind="filled">
          {context.person === undefined ? signIn.title : error.toKeys}
        </ButtonLink>
        <ButtonLink href={context.site.docsUrl} icon="book">
          {site.documentation}
        </ButtonLink>
      </div>
      <p class="hint">
        {error.requestId} <code>{requestId}</code>
      </p>
    </Layout>,
  );
}
