import type { Child } from 'hono/jsx';
import type { KeySummary } from '#libs/accounts';
import { formatNumber } from '../language/formats.js';
import { formatWholeShare } from '../language/period-formats.js';
import { Card } from '../view/card.js';
import type { UsageView } from './usage-view.js';

/** Each key's part, the most used first. */
export function KeyCard({ view }: { readonly view: UsageView }): Child {
  const { context, keys, key, summary } = view;
  const { usage: words } = context.words;
  const requestsOf = ({ keyId }: KeySummary) => summary.byKey.get(keyId)?.requests ?? 0;
  const shown = keys
    .filter(({ keyId }) => key === undefined || keyId === key.keyId)
    .toSorted((one, other) => requestsOf(other) - requestsOf(one));
  return (
    <Card id="by-key" title={words.byKey} flush>
      <table class="figures by-name" aria-labelledby="by-key">
        <thead>
          <tr>
            <th scope="col">{words.key}</th>
            <th scope="col" class="number">
              {words.requests}
            </th>
            <th scope="col" class="number">
              {words.counted}
            </th>
            <th scope="col" class="number">
              {words.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(one => (
            <KeyRow view={view} of={one} all={summary.requests} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface KeyRowProps {
  readonly view: UsageView;
  readonly of: KeySummary;
  /** Requests of all keys. */
  readonly all: number;
}

function KeyRow({ view, of: { keyId, name, state }, all }: KeyRowProps): Child {
  const { language, words } = view.context;
  const { requests, counted } = view.summary.byKey.get(keyId) ?? { requests: 0, counted: 0 };
  return (
    <tr class={state === 'active' ? undefined : 'muted'}>
      <th scope="row">
        <a href={`/keys/${keyId}`}>{name}</a>
        {state !== 'active' && <span class="sub">{words.keys[state]}</span>}
      </th>
      <td class="number">{formatNumber(language, requests)}</td>
      <td class="number">{formatNumber(language, counted)}</td>
      <td class="number">{formatWholeShare(language, requests / Math.max(1, all))}</td>
    </tr>
  );
}
