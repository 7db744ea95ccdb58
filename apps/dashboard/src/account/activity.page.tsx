import type { Child } from 'hono/jsx';
import type { AuditAction, AuditEntry, AuditPage } from '#libs/accounts';
import { pathWith } from '../http/query-fields.js';
import { formatDayTitle } from '../language/period-formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { ButtonLink } from '../view/button.js';
import { Card } from '../view/card.js';
import { EmptyState } from '../view/empty-state.js';
import { Icon, type IconName } from '../view/icon.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import { ACTIVITY_TOPICS, type ActivityTopic } from './activity-topics.js';
import { describeEntry, describeOrigin } from './describe-entry.js';

export interface ActivityPage extends AuditPage {
  /** Only this is shown; `undefined`: everything. */
  readonly topic: ActivityTopic | undefined;
}

/** The audit trail, a card for each day. */
export function activityPage(context: RequestContext, { entries, nextCursor, topic }: ActivityPage): string {
  const { activity } = context.words;
  const actions = (
    <>
      <ButtonLink href={pathWith('/activity/export.csv', { topic })} icon="download" download>
        CSV
      </ButtonLink>
      <ButtonLink href={pathWith('/activity/export.json', { topic })} icon="download" download>
        JSON
      </ButtonLink>
    </>
  );
  return render(
    <Layout context={context} title={activity.title} lead={activity.lead} actions={actions}>
      <Topics context={context} chosen={topic} />
      {entries.length === 0 && <EmptyState title={activity.none} lead={activity.noneLead} hasTiles={false} />}
      {[...Map.groupBy(entries, ({ at }) => at.slice(0, 10))].map(([day, ofDay]) => (
        <Card id={`day-${day}`} title={formatDayTitle(context.language, day)} flush>
          <ul class="items">
            {ofDay.map(entry => (
              <Entry context={context} entry={entry} />
            ))}
          </ul>
        </Card>
      ))}
      {nextCursor !== null && (
        <p>
          <ButtonLink href={pathWith('/activity', { topic, before: nextCursor })}>
            {activity.older}
          </ButtonLink>
        </p>
      )}
    </Layout>,
  );
}

function Topics({
  context,
  chosen,
}: {
  readonly context: RequestContext;
  readonly chosen: ActivityTopic | undefined;
}): Child {
  const { activity } = context.words;
  const pills = [
    { topic: undefined, title: activity.all },
    ...ACTIVITY_TOPICS.map(topic => ({ topic, title: activity[topic] })),
  ];
  return (
    <nav aria-label={activity.show}>
      <ul class="pills">
        {pills.map(({ topic, title }) => (
          <li>
            <a href={pathWith('/activity', { topic })} aria-current={topic === chosen ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ICONS: Readonly<Record<AuditAction, readonly [icon: IconName, tone: string]>> = {
  'key-created': ['plus', 'ok'],
  'key-renamed': ['pencil', ''],
  'key-rotated': ['turn', 'info'],
  'key-secret-ended': ['refuse', ''],
  'key-expiry-changed': ['clock', ''],
  'key-restricted': ['key', ''],
  'key-revoked': ['refuse', 'danger'],
  'plan-changed': ['bars', ''],
  'plan-requested': ['bars', ''],
  'signed-in': ['user', ''],
  'signed-out-elsewhere': ['user', ''],
  'mail-settings-changed': ['mail', ''],
  'refusals-noticed': ['warning', 'warn'],
  'account-reopened': ['user', ''],
  'account-deleted': ['trash', 'danger'],
};

function Entry({ context, entry }: { readonly context: RequestContext; readonly entry: AuditEntry }): Child {
  const { at, action, keyId, keyName } = entry;
  const { activity } = context.words;
  const [icon, tone] = ICONS[action];
  const detail = describeEntry(context, entry);
  const origin = describeOrigin(context, entry);
  return (
    <li>
      <span class={`item-icon ${tone}`.trim()}>
        <Icon name={icon} />
      </span>
      <div class="words">
        <p>
          <strong>{activity.actions[action]}</strong>{' '}
          {keyId !== null && <a href={`/keys/${keyId}`}>{keyName ?? `bgc_${keyId}…`}</a>}
        </p>
        {detail !== undefined && <p class="hint">{detail}</p>}
      </div>
      <div class="item-aside">
        {origin !== undefined && <p class="hint">{origin}</p>}
        <p>
          <time datetime={at}>{at.slice(11, 16)}</time>
        </p>
      </div>
    </li>
  );
}
