import type { KeySummary } from '#libs/accounts';
import { formatMoment } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Confirmation } from '../view/confirmation.js';
import { render } from '../view/render.js';

/** Asks before a key ends for good. */
export function revokePage(context: RequestContext, { keyId, name, lastUsedAt }: KeySummary): string {
  const { keyPage } = context.words;
  return render(
    <Confirmation
      context={context}
      title={keyPage.revokeTitle(name)}
      action={`/keys/${keyId}/revoke`}
      cancelHref={`/keys/${keyId}`}
      cancel={keyPage.cancel}
      confirm={keyPage.revokeYes}
    >
      <p>{keyPage.revokeWarning}</p>
      <p>
        {lastUsedAt === null
          ? keyPage.wasNeverUsed
          : keyPage.wasUsed(formatMoment(context.language, lastUsedAt))}
      </p>
    </Confirmation>,
  );
}
