import type { KeySecret, KeySummary } from '#libs/accounts';
import type { RequestContext } from '../request-context/request-context.js';
import { Confirmation } from '../view/confirmation.js';
import { Recent } from '../view/recent.js';
import { render } from '../view/render.js';

/** Asks before a secret that was rotated out ends earlier than its users were told. */
export function endSecretPage(
  context: RequestContext,
  { keyId, name }: KeySummary,
  { fingerprint, lastUsedAt }: KeySecret,
): string {
  const { site, keyPage } = context.words;
  return render(
    <Confirmation
      context={context}
      title={keyPage.endSecretTitle(fingerprint)}
      action={`/keys/${keyId}/end-secret`}
      cancelHref={`/keys/${keyId}`}
      cancel={keyPage.cancel}
      confirm={keyPage.endSecretYes}
      fields={<input type="hidden" name="fingerprint" value={fingerprint} />}
    >
      <p>{keyPage.endSecretWarning(name)}</p>
      {lastUsedAt !== null && (
        <p>
          {site.label(keyPage.lastUsed)} <Recent context={context} at={lastUsedAt} isInSentence />
        </p>
      )}
    </Confirmation>,
  );
}
