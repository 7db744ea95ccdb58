import type { Child } from 'hono/jsx';
import { formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Card } from '../view/card.js';
import type { UsageSummary } from './summarize-usage.js';

interface QuotaSumsProps {
  readonly context: RequestContext;
  readonly summary: UsageSummary;
}

/** Which requests count toward the quota and which do not, added up. */
export function QuotaSumsCard({ context, summary }: QuotaSumsProps): Child {
  const { usage: words } = context.words;
  const { byGroup, unauthorized, notAllowed, counted, notCounted } = summary;
  return (
    <Card id="what-counts" title={words.whatCounts}>
      <dl class="sums">
        <Line {...{ context }} label={words.sums['2xx']} count={byGroup['2xx']} />
        <Line {...{ context }} label={words.sums['4xx']} count={byGroup['4xx'] - unauthorized - notAllowed} />
        <Line {...{ context }} label={words.counted} count={counted} isSum />
        <Line {...{ context }} label={words.sums['304']} count={byGroup['304']} />
        <Line {...{ context }} label={words.sums['429']} count={byGroup['429']} />
        <Line {...{ context }} label={words.sums['401']} count={unauthorized} />
        <Line {...{ context }} label={words.sums['403']} count={notAllowed} />
        <Line {...{ context }} label={words.sums['5xx']} count={byGroup['5xx']} />
        <Line {...{ context }} label={words.notCounted} count={notCounted} isSum />
      </dl>
    </Card>
  );
}

interface LineProps {
  readonly context: RequestContext;
  readonly label: string;
  readonly count: number;
  readonly isSum?: boolean;
}

function Line({ context, label, count, isSum = false }: LineProps): Child {
  return (
    <div class={isSum ? 'sum' : undefined}>
      <dt>{label}</dt>
      <dd>{formatNumber(context.language, count)}</dd>
    </div>
  );
}
