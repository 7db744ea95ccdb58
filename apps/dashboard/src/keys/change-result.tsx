import type { Child } from 'hono/jsx';
import { formatDay, formatMoment } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Message } from '../view/message.js';

/** What the form that led to the page of a key did, or why it did nothing. */
export function ChangeResult({ context }: { readonly context: RequestContext }): Child {
  const { words, language, flash } = context;
  const { keyPage } = words;
  switch (flash?.code) {
    case 'renamed':
      return (
        <Message tone="ok" title={keyPage.renamedTitle}>
          {keyPage.renamed(flash.values.name ?? '')}
        </Message>
      );
    case 'revoked':
      return (
        <Message tone="ok" title={keyPage.revokedNowTitle}>
          {keyPage.revokedNow}
        </Message>
      );
    case 'secret-ended':
      return (
        <Message tone="ok" title={keyPage.secretEndedTitle}>
          {keyPage.secretEnded}
        </Message>
      );
    case 'secret-gone':
      return <Message tone="info" title={keyPage.secretGoneTitle} />;
    case 'expiry-changed': {
      const { expiresAt = '' } = flash.values;
      return (
        <Message tone="ok" title={keyPage.expiryChangedTitle}>
          {expiresAt === '' ? keyPage.expiresNever : keyPage.expiresOn(formatDay(language, expiresAt))}
        </Message>
      );
    }
    case 'restricted':
      return (
        <Message tone="ok" title={words.restrictions.savedTitle}>
          {words.restrictions.inEffect}
        </Message>
      );
    case 'too-many-changes':
      return (
        <Message tone="danger" title={keyPage.tooManyTitle}>
          {keyPage.tooMany(formatMoment(language, flash.values.retryAt ?? ''))}
        </Message>
      );
    default:
      return null;
  }
}
