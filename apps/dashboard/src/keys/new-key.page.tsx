import type { Child } from 'hono/jsx';
import type { KeySummary } from '#libs/accounts';
import { formatDay, formatMoment } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { CodeBadge } from '../view/badge.js';
import { ButtonLink } from '../view/button.js';
import { Card } from '../view/card.js';
import { CodePanel } from '../view/code-panel.js';
import { CopyButton } from '../view/copy-button.js';
import { KeyBox } from '../view/key-box.js';
import { Layout } from '../view/layout.js';
import { MarkedJson } from '../view/marked-json.js';
import { Message } from '../view/message.js';
import { render } from '../view/render.js';
import { Tabs } from '../view/tabs.js';
import { Unpublished } from './keys.page.js';
import { MarkedCode } from './marked-code.js';
import { KEY_VARIABLE, pageSample, SAMPLE_RESPONSE, samplesFor } from './samples.js';

/** The form asked for a new secret, and for the end of all others. */
export const OLD_SECRETS_ENDED = 'old-secrets-ended';

/** @param text of the key: this is the only page on which it is ever seen */
export function newKeyPage(context: RequestContext, key: KeySummary, text: string): string {
  const { words, language } = context;
  const { created } = words;
  const isForPages = key.restrictions.origins.length > 0;
  const expiry =
    key.expiresAt === null ? created.noExpiry : created.expires(formatDay(language, key.expiresAt));
  return render(
    <Layout
      context={context}
      title={created.title}
      lead={created.lead(key.name, expiry)}
      crumbs={[{ href: '/keys', title: words.keys.title }]}
      scripts={['copy']}
      shownOnce
    >
      {!key.published && <Unpublished context={context} />}
      <Message tone="warn" title={created.warnTitle}>
        {created.warn}{' '}
        {key.previousExpiresAt !== null && created.oldWorks(formatMoment(language, key.previousExpiresAt))}
        {context.flash?.code === OLD_SECRETS_ENDED && created.oldEnded}
      </Message>
      <Card id="box" title={created.box} lead={isForPages ? words.restrictions.boxLead : created.boxLead}>
        <KeyBox context={context} id="new-key" text={text} />
      </Card>
      <Card id="first-request" title={created.firstRequest} lead={<SamplesLead context={context} of={key} />}>
        {isForPages ? (
          <CodePanel context={context} id="sample-page" title="JavaScript">
            <MarkedCode text={pageSample(text, context.site, key.restrictions.origins.join(', '))} />
          </CodePanel>
        ) : (
          <Samples context={context} text={text} />
        )}
        <SampleResponse context={context} />
      </Card>
      <div class="actions">
        <ButtonLink href={`/keys/${key.keyId}`} kind="filled">
          {created.saved}
        </ButtonLink>
        <ButtonLink href={context.site.tryItUrl} icon="terminal">
          {words.site.tryIt}
        </ButtonLink>
      </div>
    </Layout>,
  );
}

interface SamplesLeadProps {
  readonly context: RequestContext;
  readonly of: KeySummary;
}

/** Where the samples work: everywhere, or only where the restrictions of the key allow. */
function SamplesLead({ context, of: { restrictions } }: SamplesLeadProps): Child {
  const { created, restrictions: words } = context.words;
  const { origins, networks } = restrictions;
  return (
    <>
      {origins.length > 0 ? (
        <>
          {words.pageSample} <Entries of={origins} />
        </>
      ) : (
        <>
          {created.samplesLead} <code>{KEY_VARIABLE}</code>.
        </>
      )}{' '}
      {networks.length > 0 && (
        <>
          {words.networkSamples} <Entries of={networks} />
        </>
      )}
    </>
  );
}

function Entries({ of: entries }: { readonly of: readonly string[] }): Child {
  return (
    <>
      {entries.map((entry, index) => (
        <>
          {index > 0 && ', '}
          <code>{entry}</code>
        </>
      ))}
      .
    </>
  );
}

function Samples({ context, text }: { readonly context: RequestContext; readonly text: string }): Child {
  const { created } = context.words;
  const tabs = samplesFor(text, context.site).map(({ id, title = created.client, text: sample }) => ({
    id: `${id}-panel`,
    title,
    panel: (
      <>
        <CopyButton context={context} of={id} kind="code" />
        <pre id={id} tabindex={0}>
          <MarkedCode text={sample} />
        </pre>
      </>
    ),
  }));
  return <Tabs name="sample" legend={created.samples} tabs={tabs} />;
}

function SampleResponse({ context }: { readonly context: RequestContext }): Child {
  const title = (
    <>
      <CodeBadge tone="ok">200 OK</CodeBadge> {context.words.created.responseTitle}
    </>
  );
  return (
    <CodePanel context={context} id="sample-response" title={title} canCopy={false}>
      <MarkedJson text={SAMPLE_RESPONSE} />
    </CodePanel>
  );
}

/** The page in place of a key that was shown before, or was not opened in time. */
export function secretGonePage(context: RequestContext, { keyId, name, state }: KeySummary): string {
  const { words } = context;
  const { created, keyPage } = words;
  return render(
    <Layout
      context={context}
      title={created.goneTitle}
      lead={name}
      crumbs={[{ href: '/keys', title: words.keys.title }]}
    >
      <Message tone="info">
        {created.gone} {state === 'active' && created.goneAdvice}
      </Message>
      <div class="actions">
        <ButtonLink href={`/keys/${keyId}`}>{created.toKey}</ButtonLink>
        {state === 'active' && (
          <ButtonLink href={`/keys/${keyId}#rotate`} kind="filled" icon="turn">
            {keyPage.rotate}
          </ButtonLink>
        )}
      </div>
    </Layout>,
  );
}
