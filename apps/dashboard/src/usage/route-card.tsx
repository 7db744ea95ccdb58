import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import { Card } from '../view/card.js';
import type { PeriodProps } from './day-card.js';
import { isRoute } from './summarize-usage.js';

/** A part below one percent keeps this width, in pixels, so that it can be seen. */
const MIN_WIDTH = 4;

/** Where the requests went, by size; paths that are no route last. */
export function RouteCard({ context, summary: { byRoute } }: PeriodProps): Child {
  const { usage: words } = context.words;
  const number = (value: number) => formatNumber(context.language, value);
  const routes = byRoute.filter(({ route }) => isRoute(route)).length;
  const most = Math.max(...byRoute.map(({ requests }) => requests));
  return (
    <Card
      id="by-route"
      title={words.byRoute}
      actions={<span class="aside">{words.routeCount(number(routes), routes)}</span>}
      flush
    >
      <ul class="routes">
        {byRoute.map(({ route, requests }) => {
          const percent = (requests / most) * 100;
          return (
            <li>
              <span class="words">{isRoute(route) ? <code>{route}</code> : words.unknownPaths}</span>
              <strong class="number">{number(requests)}</strong>
              <svg width="100%" height="8" aria-hidden="true" focusable="false">
                <rect class="track" width="100%" height="8" rx="4" />
                <rect class="part" width={percent < 1 ? MIN_WIDTH : `${percent}%`} height="8" rx="4" />
              </svg>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
