import type { Child } from 'hono/jsx';
import type { RequestContext } from '../request-context/request-context.js';
import { CarriedOver } from '../usage/carried-over.js';
import { ButtonLink } from '../view/button.js';
import { Card } from '../view/card.js';
import { Layout } from '../view/layout.js';
import { Message } from '../view/message.js';
import { render } from '../view/render.js';
import { FirstKey } from './first-key.js';
import { KeyTable } from './key-table.js';
import { ALL_IN_USE, KeyTotals } from './key-totals.js';
import type { KeysPageContent } from './page-content.js';

/** What one has and how much is left, then the keys; for an account without any, how to begin. */
export function keysPage(context: RequestContext, { keys, usage }: KeysPageContent): string {
  const { keys: words } = context.words;
  const isEmpty = keys.length === 0;
  const isFull = keys.filter(({ state }) => state === 'active').length >= usage.plan.maxActiveKeys;
  return render(
    <Layout
      context={context}
      title={words.title}
      lead={words.lead}
      actions={isEmpty ? undefined : <CreateButton context={context} isFull={isFull} />}
      scripts={isEmpty ? ['copy'] : ['menu']}
    >
      <CarriedOver context={context} usage={usage} />
      {keys.some(({ published }) => !published) && <Unpublished context={context} />}
      {isEmpty ? (
        <FirstKey context={context} plan={usage.plan} create={<CreateButton context={context} isLarge />} />
      ) : (
        <>
          <KeyTotals context={context} keys={keys} usage={usage} />
          <Card id="own" title={words.yours} flush>
            <KeyTable context={context} keys={keys} usage={usage} />
          </Card>
        </>
      )}
    </Layout>,
  );
}

interface CreateButtonProps {
  readonly context: RequestContext;
  readonly isLarge?: boolean;
  /** There are as many keys as the plan allows. */
  readonly isFull?: boolean;
}

function CreateButton({ context, isLarge = false, isFull = false }: CreateButtonProps): Child {
  return (
    <ButtonLink
      href="/keys/new"
      kind="filled"
      icon="plus"
      size={isLarge ? 'large' : 'medium'}
      unavailable={isFull ? ALL_IN_USE : undefined}
    >
      {context.words.keys.create}
    </ButtonLink>
  );
}

/** On every page about a key whose last change the limiter does not know yet. */
export function Unpublished({ context }: { readonly context: RequestContext }): Child {
  const { keys: words } = context.words;
  return (
    <Message tone="warn" title={words.unpublishedTitle}>
      {words.unpublished}
    </Message>
  );
}
