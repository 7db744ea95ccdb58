import type { Child } from 'hono/jsx';
import type { AccountUsage, KeySummary } from '#libs/accounts';
import { formatMoment } from '../language/formats.js';
import { QuotaReport } from '../usage/quota-report.js';
import { UsageReport } from '../usage/usage-report.js';
import { Layout } from '../view/layout.js';
import { Message } from '../view/message.js';
import { render } from '../view/render.js';
import type { RequestContext } from '../request-context/request-context.js';
import { RotateForm } from './rotate-form.js';

/**
 * @param usage of the whole account, of which this key's part is shown
 */
export function keyPage(context: RequestContext, key: KeySummary, usage: AccountUsage): string {
  const { keys } = context.words;
  const rows = usage.rows.filter(({ keyId }) => keyId === key.keyId);
  return render(
    <Layout context={context} title={key.name} scripts={['countdown']}>
      <Result context={context} />
      {!key.published && <Message tone="danger">{keys.unpublished}</Message>}
      <Facts context={context} of={key} />
      {key.state === 'expired' && <p class="notice">{context.words.key.hasExpired}</p>}
      {key.state === 'active' && <Changes context={context} of={key} />}
      <QuotaReport context={context} usage={usage} keyId={key.keyId} />
      <UsageReport context={context} month={usage.month} rows={rows} />
    </Layout>,
  );
}

/** Of the form that led here. */
function Result({ context }: { readonly context: RequestContext }): Child {
  const { flash, words, language } = context;
  if (flash?.code === 'revoked') return <Message tone="warn">{words.key.isRevoked}</Message>;
  if (flash?.code !== 'too-many-rotations') return null;
  const retryAt = formatMoment(language, flash.values.retryAt ?? '');
  return <Message tone="danger">{words.key.tooManyRotations(retryAt)}</Message>;
}

interface KeyPartProps {
  readonly context: RequestContext;
  readonly of: KeySummary;
}

function Facts({ context, of: key }: KeyPartProps): Child {
  const { keys } = context.words;
  const moment = (at: string) => formatMoment(context.language, at);
  return (
    <dl class="facts">
      <dt>{keys.key}</dt>
      <dd>
        <code>bgc_{key.keyId}…</code>
      </dd>
      <dt>{keys.state}</dt>
      <dd>
        <span class={`state ${key.state}`}>{keys[key.state]}</span>
      </dd>
      <dt>{keys.created}</dt>
      <dd>{moment(key.createdAt)}</dd>
      <dt>{keys.expires}</dt>
      <dd>{key.expiresAt === null ? keys.never : moment(key.expiresAt)}</dd>
      <dt>{keys.lastUsed}</dt>
      <dd>{key.lastUsedAt === null ? keys.never : moment(key.lastUsedAt)}</dd>
      {key.revokedAt !== null && (
        <>
          <dt>{keys.revoked}</dt>
          <dd>{moment(key.revokedAt)}</dd>
        </>
      )}
    </dl>
  );
}

function Changes({ context, of: key }: KeyPartProps): Child {
  const { key: words } = context.words;
  return (
    <section aria-label={words.rotate}>
      {key.previousExpiresAt !== null && <Overlap context={context} until={key.previousExpiresAt} />}
      <p>{words.rotateLead}</p>
      <RotateForm context={context} keyId={key.keyId} />
      <p>
        {words.revokeLead} <a href={`/keys/${key.keyId}/revoke`}>{words.revoke}</a>
      </p>
    </section>
  );
}

/** How long the old secret still works; `countdown.js` keeps it up to date. */
function Overlap({ context, until }: { readonly context: RequestContext; readonly until: string }): Child {
  const { key } = context.words;
  const minutes = Math.max(0, Math.floor((Date.parse(until) - Date.now()) / 60_000));
  const left = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return (
    <p class="notice">
      {key.overlap(formatMoment(context.language, until))} {key.left}:{' '}
      <time datetime={until} data-countdown="">
        {left}
      </time>
    </p>
  );
}
