import type { KeySummary } from '#libs/accounts';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import type { RequestContext } from '../request-context/request-context.js';

export function revokePage(context: RequestContext, { keyId, name }: KeySummary): string {
  const { key } = context.words;
  return render(
    <Layout context={context} title={key.revokeTitle(name)}>
      <p>{key.revokeWarning}</p>
      <PostForm context={context} action={`/keys/${keyId}/revoke`} class="actions">
        <button>{key.revokeYes}</button>
        <a href={`/keys/${keyId}`}>{key.back}</a>
      </PostForm>
    </Layout>,
  );
}
