import type { KeySummary } from '#libs/accounts';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import type { Visit } from '../visit/visit.js';

export function revokePage(visit: Visit, { keyId, name }: KeySummary): string {
  const { key } = visit.words;
  return render(
    <Layout visit={visit} title={key.revokeTitle(name)}>
      <p>{key.revokeWarning}</p>
      <PostForm visit={visit} action={`/keys/${keyId}/revoke`} class="actions">
        <button>{key.revokeYes}</button>
        <a href={`/keys/${keyId}`}>{key.back}</a>
      </PostForm>
    </Layout>,
  );
}
