import type { Child } from 'hono/jsx';
import type { AccountUsage, KeySummary } from '#libs/accounts';
import { formatDay, formatMoment, formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { ButtonLink } from '../view/button.js';
import { Layout } from '../view/layout.js';
import { Message } from '../view/message.js';
import { planTitle } from '../view/plan-title.js';
import { Recent } from '../view/recent.js';
import { render } from '../view/render.js';
import { ChangeResult } from './change-result.js';
import { KeyBadges } from './key-badges.js';
import { KeyMonths } from './key-months.js';
import { Unpublished } from './keys.page.js';
import type { KeyPageContent } from './page-content.js';
import { RestrictionsFact } from './restrictions-fact.js';
import { RotateCard } from './rotate-card.js';
import { SecretsCard } from './secrets-card.js';

/** One key: what can be done with it, which secrets work until when, what it was used for. */
export function keyPage(context: RequestContext, page: KeyPageContent): string {
  const { words } = context;
  const { key, secrets } = page;
  return render(
    <Layout
      context={context}
      title={key.name}
      badges={<KeyBadges context={context} of={key} />}
      lead={<code>bgc_{key.keyId}…</code>}
      actions={<Actions context={context} of={key} />}
      crumbs={[{ href: '/keys', title: words.keys.title }]}
    >
      <ChangeResult context={context} />
      {!key.published && <Unpublished context={context} />}
      <Ended context={context} of={key} />
      <Facts context={context} of={key} usage={page.usage} />
      {key.state === 'active' && (
        <div class="columns">
          <SecretsCard context={context} keyId={key.keyId} secrets={secrets} />
          <RotateCard context={context} keyId={key.keyId} />
        </div>
      )}
      <KeyMonths context={context} page={page} />
    </Layout>,
  );
}

interface KeyPartProps {
  readonly context: RequestContext;
  readonly of: KeySummary;
}

function Actions({ context, of: { keyId, state } }: KeyPartProps): Child {
  const { keyPage } = context.words;
  return (
    <>
      {state === 'active' && (
        <ButtonLink href={context.site.tryItUrl} icon="terminal">
          {context.words.site.tryIt}
        </ButtonLink>
      )}
      <ButtonLink href={`/keys/${keyId}/rename`} icon="pencil">
        {keyPage.rename}
      </ButtonLink>
      {state === 'active' && (
        <ButtonLink href={`/keys/${keyId}/revoke`} kind="danger" icon="refuse">
          {keyPage.revoke}
        </ButtonLink>
      )}
    </>
  );
}

function Ended({ context, of: key }: KeyPartProps): Child {
  const { words, language, flash } = context;
  const { keyPage } = words;
  if (key.state === 'expired')
    return (
      <Message tone="info" title={keyPage.expiredTitle}>
        {keyPage.expired}
      </Message>
    );
  if (key.revokedAt === null || flash?.code === 'revoked') return null;
  return (
    <Message tone="info" title={keyPage.revokedTitle}>
      {keyPage.revoked(formatMoment(language, key.revokedAt))}
    </Message>
  );
}

function Facts({ context, of: key, usage }: KeyPartProps & { readonly usage: AccountUsage }): Child {
  const { words, language } = context;
  const { keyPage } = words;
  const { plan, keys } = usage;
  const quota = keys.find(({ keyId }) => keyId === key.keyId)?.quota;
  return (
    <dl class="card key-facts">
      <div>
        <dt>{keyPage.created}</dt>
        <dd>{formatMoment(language, key.createdAt)}</dd>
      </div>
      <div>
        <dt>{keyPage.lastUsed}</dt>
        <dd>{key.lastUsedAt === null ? keyPage.never : <Recent context={context} at={key.lastUsedAt} />}</dd>
      </div>
      <div>
        <dt>{keyPage.expires}</dt>
        <dd>
          {key.expiresAt === null ? keyPage.never : formatDay(language, key.expiresAt)}{' '}
          {key.state === 'active' && (
            <a
              href={`/keys/${key.keyId}/expiry`}
              aria-label={`${words.site.label(keyPage.changeExpiry)} ${keyPage.expires}`}
            >
              {keyPage.changeExpiry}
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>{keyPage.plan}</dt>
        <dd>
          {planTitle(plan.name)}
          {quota !== undefined &&
            `, ${words.site.used(formatNumber(language, quota.used), formatNumber(language, quota.requestsPerMonth), quota.requestsPerMonth)}`}
        </dd>
      </div>
      <RestrictionsFact context={context} of={key} />
    </dl>
  );
}
