import type { Child } from 'hono/jsx';
import type { KeySecret } from '#libs/accounts';
import { pathWith } from '../http/query-fields.js';
import { formatMoment, formatTimeLeft } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { ButtonLink } from '../view/button.js';
import { Card } from '../view/card.js';
import { Icon } from '../view/icon.js';
import { Recent } from '../view/recent.js';

/** Whether it was rotated out, and still works. */
export function isPrevious({ expiresAt }: KeySecret): boolean {
  return expiresAt !== null && Date.parse(expiresAt) > Date.now();
}

interface SecretsCardProps {
  readonly context: RequestContext;
  readonly keyId: string;
  /** The current one first. */
  readonly secrets: readonly KeySecret[];
}

/** The secrets of a key: the current one, those that were rotated out, and those that are still sent after their end. */
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
  const { fingerprint, createdAt, expiresAt, lastUsedAt, lastNetwork } = secret;
  const hasEnded = expiresAt !== null && !isPrevious(secret);
  const since = keyPage.since(formatMoment(language, createdAt));
  return (
    <>
      <span class={expiresAt === null ? 'item-icon ok' : 'item-icon info'}>
        <Icon name={expiresAt === null ? 'key' : 'wait'} />
      </span>
      <div class="words">
        <strong>
          {expiresAt === null ? keyPage.current : hasEnded ? keyPage.endedSecret : keyPage.previous}
        </strong>
        <p>
          {expiresAt === null
            ? since
            : hasEnded
              ? keyPage.endedOn(formatMoment(language, expiresAt))
              : keyPage.worksUntil(
                  formatMoment(language, expiresAt),
                  formatTimeLeft(language, Date.parse(expiresAt) - Date.now()),
                )}
        </p>
        {lastUsedAt !== null && (
          <p>
            {words.site.label(keyPage.lastUsed)} <Recent context={context} at={lastUsedAt} isInSentence />
            {lastNetwork !== null && ` ${keyPage.usedFrom(lastNetwork)}`}
          </p>
        )}
        <p>
          {keyPage.fingerprint} <code>{fingerprint}</code>
        </p>
      </div>
      {isPrevious(secret) && (
        <ButtonLink
          href={pathWith(`/keys/${keyId}/end-secret`, { fingerprint })}
          kind="danger"
          size="small"
          label={keyPage.endSecret(fingerprint)}
        >
          {keyPage.endNow}
        </ButtonLink>
      )}
    </>
  );
}
