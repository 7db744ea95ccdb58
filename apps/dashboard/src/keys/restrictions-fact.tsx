import type { Child } from 'hono/jsx';
import { isRestricted, type KeySummary } from '#libs/accounts';
import { formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';

interface RestrictionsFactProps {
  readonly context: RequestContext;
  readonly of: KeySummary;
}

/** What a key may be used for, among the facts on its page. */
export function RestrictionsFact({ context, of: key }: RestrictionsFactProps): Child {
  const { words, language } = context;
  const { restrictions: texts } = words;
  const { origins, networks, ratePerSecond, requestsPerMonth } = key.restrictions;
  const number = (value: number) => formatNumber(language, value);
  const limits = [
    ratePerSecond !== null && `${words.site.label(texts.rate)} ${number(ratePerSecond)}`,
    requestsPerMonth !== null && `${words.site.label(texts.quota)} ${number(requestsPerMonth)}`,
  ].filter(limit => limit !== false);
  return (
    <div class="wide">
      <dt>{texts.title}</dt>
      <dd>
        {isRestricted(key.restrictions) ? (
          <ul>
            {[...origins, ...networks].map(entry => (
              <li>
                <code>{entry}</code>
              </li>
            ))}
            {limits.map(limit => (
              <li>{limit}</li>
            ))}
          </ul>
        ) : (
          texts.none
        )}{' '}
        {key.state === 'active' && <a href={`/keys/${key.keyId}/restrictions`}>{texts.edit}</a>}
      </dd>
    </div>
  );
}
