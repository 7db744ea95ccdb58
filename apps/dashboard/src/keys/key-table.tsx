import type { Child } from 'hono/jsx';
import type { AccountUsage, KeySummary } from '#libs/accounts';
import { formatDay, formatMoment, formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { summarizeUsage } from '../usage/summarize-usage.js';
import { ButtonLink } from '../view/button.js';
import { type Column, DataTable } from '../view/data-table.js';
import { Recent } from '../view/recent.js';
import { RowMenu } from '../view/row-menu.js';
import { KeyBadges } from './key-badges.js';
import type { KeysPageContent } from './page-content.js';

interface KeyTableProps extends KeysPageContent {
  readonly context: RequestContext;
}

/** Keys that work first, then those that do not any more; a row becomes a card on a phone. */
export function KeyTable({ context, keys, usage }: KeyTableProps): Child {
  const { words, language } = context;
  const { yours, ended, name, state, lastUsed, thisMonth, created, never } = words.keys;
  const { byKey } = summarizeUsage(usage.rows);
  const columns: Column<KeySummary>[] = [
    { kind: 'name', title: name, cell: key => <Name of={key} /> },
    { kind: 'state', title: state, cell: key => <State context={context} of={key} /> },
    {
      title: lastUsed,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? never : <Recent context={context} at={lastUsedAt} />),
    },
    {
      kind: 'number',
      title: thisMonth,
      cell: ({ keyId }) => (
        <Month context={context} usage={usage} keyId={keyId} counted={byKey.get(keyId)?.counted ?? 0} />
      ),
    },
    {
      title: created,
      cell: ({ createdAt }) => <time datetime={createdAt}>{formatDay(language, createdAt)}</time>,
    },
    { kind: 'actions', title: words.keys.actions, cell: key => <Actions context={context} of={key} /> },
  ];
  const working = keys.filter(key => key.state === 'active');
  const others = keys.filter(key => key.state !== 'active');
  const groups = [{ rows: working }, { title: ended, isMuted: true, rows: others }];
  return (
    <DataTable
      label={yours}
      columns={columns}
      groups={groups.filter(({ rows }) => rows.length > 0)}
      class="keys"
    />
  );
}

interface CellProps {
  readonly context: RequestContext;
  readonly of: KeySummary;
}

function Name({ of: { keyId, name } }: Pick<CellProps, 'of'>): Child {
  return (
    <>
      <a href={`/keys/${keyId}`}>{name}</a>
      <code class="sub">bgc_{keyId}…</code>
    </>
  );
}

interface MonthProps {
  readonly context: RequestContext;
  readonly usage: AccountUsage;
  readonly keyId: string;
  readonly counted: number;
}

/** What a key that works used of its quota; of one that has ended, what was recorded. */
function Month({ context, usage, keyId, counted }: MonthProps): Child {
  const number = (value: number) => formatNumber(context.language, value);
  const quota = usage.keys.find(key => key.keyId === keyId)?.quota;
  if (quota === undefined) return number(counted);
  return (
    <>
      {number(quota.used)} <span class="sub">{context.words.keys.of(number(quota.requestsPerMonth))}</span>
    </>
  );
}

function State({ context, of: key }: CellProps): Child {
  const { words, language } = context;
  const day = (at: string) => words.keys.on(formatDay(language, at));
  return (
    <>
      <span class="badges">
        <KeyBadges context={context} of={key} />
      </span>
      {key.state === 'revoked' && key.revokedAt !== null && <span class="sub">{day(key.revokedAt)}</span>}
      {key.state === 'expired' && key.expiresAt !== null && <span class="sub">{day(key.expiresAt)}</span>}
      {key.previousExpiresAt !== null && (
        <span class="sub">{words.keys.oldWorksUntil(formatMoment(language, key.previousExpiresAt))}</span>
      )}
    </>
  );
}

function Actions({ context, of: { keyId, name, state } }: CellProps): Child {
  const { keys: words } = context.words;
  const page = `/keys/${keyId}`;
  return (
    <>
      {state === 'active' && (
        <ButtonLink href={`${page}#rotate`} size="small" icon="turn">
          {words.rotate}
        </ButtonLink>
      )}{' '}
      <RowMenu
        label={words.more(name)}
        items={[
          { href: `${page}/rename`, title: words.rename, icon: 'pencil' },
          { href: `/usage?key=${keyId}`, title: words.usage, icon: 'bars' },
          { href: `/requests?key=${keyId}`, title: words.log, icon: 'list' },
          ...(state === 'active'
            ? [{ href: `${page}/revoke`, title: words.revoke, icon: 'refuse' as const, isDanger: true }]
            : []),
        ]}
      />
    </>
  );
}
