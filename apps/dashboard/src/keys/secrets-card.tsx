import type { Child } from 'hono/jsx';
import type { KeySecret } from '#libs/accounts';
import { formatMoment, formatTimeLeft } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Button } from '../view/button.js';
import { Card } from '../view/card.js';
import { PostForm } from '../view/form.js';
import { Icon } from '../view/icon.js';

interface SecretsCardProps {
  readonly context: RequestContext;
  readonly keyId: string;
  /** The current one first. */
  readonly secrets: readonly KeySecret[];
}

/** The secrets that a key can be used with: the current one, and those that were rotated out, each until its end. */
export function SecretsCard({ context, keyId, secrets }: SecretsCardProps): Child {
  const { keyPage } = context.words;
  return (
    <Card id="secrets" title={keyPage.secrets} flush footer={<p>{keyPage.fingerprintOnly}</p>}>
      <ul class="items">
        {secrets.map(secret => (
          <li>
            <Secret context={context} keyId={keyId} secret={secret} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface SecretProps extends Omit<SecretsCardProps, 'secrets'> {
  readonly secret: KeySecret;
}

function Secret({ context, keyId, secret }: SecretProps): Child {
  const { words, language } = context;
  const { keyPage } = words;
  const { fingerprint, createdAt, expiresAt } = secret;
  const since = keyPage.since(formatMoment(language, createdAt));
  return (
    <>
      <span class={expiresAt === null ? 'item-icon ok' : 'item-icon info'}>
        <Icon name={expiresAt === null ? 'key' : 'wait'} />
      </span>
      <div class="words">
        <strong>{expiresAt === null ? keyPage.current : keyPage.previous}</strong>
        <p>
          {expiresAt === null
            ? since
            : keyPage.worksUntil(
                formatMoment(language, expiresAt),
                formatTimeLeft(language, Date.parse(expiresAt) - Date.now()),
              )}
        </p>
        <p>
          {keyPage.fingerprint} <code>{fingerprint}</code>
        </p>
      </div>
      {expiresAt !== null && (
        <PostForm context={context} action={`/keys/${keyId}/end-secret`}>
          <input type="hidden" name="fingerprint" value={fingerprint} />
          <Button kind="danger" size="small" label={keyPage.endSecret(fingerprint)}>
            {keyPage.endNow}
          </Button>
        </PostForm>
      )}
    </>
  );
}
