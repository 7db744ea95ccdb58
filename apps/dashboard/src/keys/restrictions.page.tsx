import type { KeySummary } from '#libs/accounts';
import type { Plan } from '#libs/admission';
import type { RequestContext } from '../request-context/request-context.js';
import { Button, ButtonLink } from '../view/button.js';
import { Card } from '../view/card.js';
import { PostForm } from '../view/form.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import { RestrictionFields } from './restriction-fields.js';

/** The form for other restrictions. */
export function restrictionsPage(
  context: RequestContext,
  { keyId, name, restrictions }: KeySummary,
  plan: Plan,
): string {
  const { keyPage, keys, restrictions: words } = context.words;
  const page = `/keys/${keyId}`;
  return render(
    <Layout
      context={context}
      title={words.formTitle(name)}
      crumbs={[
        { href: '/keys', title: keys.title },
        { href: page, title: name },
      ]}
      crumb={words.title}
    >
      <PostForm context={context} action={`${page}/restrictions`} class="narrow">
        <Card
          footer={
            <>
              <p>{words.inEffect}</p>
              <div class="actions">
                <ButtonLink href={page}>{keyPage.cancel}</ButtonLink>
                <Button kind="filled">{words.save}</Button>
              </div>
            </>
          }
        >
          <RestrictionFields context={context} plan={plan} restrictions={restrictions} />
        </Card>
      </PostForm>
    </Layout>,
  );
}
