import type { KeySummary } from '#libs/accounts';
import type { RequestContext } from '../request-context/request-context.js';
import { Button, ButtonLink } from '../view/button.js';
import { Card } from '../view/card.js';
import { Field } from '../view/field.js';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import { MAX_NAME } from './create-key.page.js';

/** The form for another name, with what was entered if it was refused. */
export function renamePage(context: RequestContext, { keyId, name }: KeySummary): string {
  const { words, flash } = context;
  const { keyPage, createKey, keys } = words;
  const page = `/keys/${keyId}`;
  return render(
    <Layout
      context={context}
      title={keyPage.renameTitle(name)}
      crumbs={[
        { href: '/keys', title: keys.title },
        { href: page, title: name },
      ]}
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
          <Field
            id="name"
            name="name"
            label={keyPage.newName}
            hint={createKey.nameHint}
            error={flash?.code === 'invalid-name' ? createKey.invalidName : undefined}
            value={flash?.values.name ?? name}
            maxlength={MAX_NAME}
            autocomplete="off"
            required
            autofocus
          />
        </Card>
      </PostForm>
    </Layout>,
  );
}
