import type { AuditPage } from '#libs/accounts';
import { formatMoment } from '../language/formats.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import type { RequestContext } from '../request-context/request-context.js';

export function activityPage(context: RequestContext, { entries, nextCursor }: AuditPage): string {
  const { activity, keys } = context.words;
  return render(
    <Layout context={context} title={activity.title}>
      <p>{activity.lead}</p>
      {entries.length === 0 ? (
        <p>{activity.none}</p>
      ) : (
        <div class="scroll" tabindex={0} role="region" aria-label={activity.title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{activity.when}</th>
                <th scope="col">{activity.what}</th>
                <th scope="col">{keys.key}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ at, action, keyId }) => (
                <tr>
                  <td>
                    <time datetime={at}>{formatMoment(context.language, at)}</time>
                  </td>
                  <td>{activity.actions[action]}</td>
                  <td>{keyId !== null && <a href={`/keys/${keyId}`}>{`bgc_${keyId}…`}</a>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {nextCursor !== null && (
        <p>
          <a href={`/activity?before=${encodeURIComponent(nextCursor)}`}>{activity.older}</a>
        </p>
      )}
    </Layout>,
  );
}
