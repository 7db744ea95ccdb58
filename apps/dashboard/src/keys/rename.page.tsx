import type { KeySummary } from '#libs/accounts';
import type { RequestContext } from '../request-context/request-context.js';
import { Button, ButtonLink } from '../view/button.js';
import { Card } from '../view/card.js';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import { NameField } from './name-field.js';

/** The form for another name, with what was entered if it was refused. */
export function renamePage(context: RequestContext, { keyId, name }: KeySummary): string {
  const { keyPage, keys } = context.words;
  const page = `/keys/${keyId}`;
  return render(
    <Layout
      context={context}
      title={keyPage.renameTitle(name)}
      crumbs={[
        { href: '/keys', title: keys.title },
        { href: page, title: name },
      ]}
      crumb={keyPage.rename}
    >
      <PostForm context={context} action={`${page}/rename`} class="narrow">
        <Card
          footer={
            <div class="actions">
              <ButtonLink href={page}>{keyPage.cancel}</ButtonLink>
              <Button kind="filled">{keyPage.save}</Button>
            </div>
          }
        >
          <NameField context={context} label={keyPage.newName} value={name} />
        </Card>
      </PostForm>
    </Layout>,
  );
}
