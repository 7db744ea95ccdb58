import type { Child } from 'hono/jsx';
import type { KeySummary } from '#libs/accounts';
import { formatMoment } from '../language/formats.js';
import { CopyButton } from '../view/copy-button.js';
import { Layout } from '../view/layout.js';
import { Message } from '../view/message.js';
import { render } from '../view/render.js';
import type { RequestContext } from '../request-context/request-context.js';
import { samplesFor } from './samples.js';

/** @param text of the key: this is the only page on which it is ever seen */
export function newKeyPage(context: RequestContext, key: KeySummary, text: string): string {
  const { created, keys } = context.words;
  return render(
    <Layout context={context} title={created.title} scripts={['copy']} shownOnce>
      {!key.published && <Message tone="danger">{keys.unpublished}</Message>}
      <Message tone="warn">
        {created.once}
        {key.previousExpiresAt !== null && ` ${endOfOldSecret(context, key.previousExpiresAt)}`}
      </Message>
      <Copyable context={context} id="new-key" text={text} />
      <h2>{created.useIt}</h2>
      {samplesFor(text, context.site.apiUrl).map(({ id, title, text: sample }) => (
        <section aria-labelledby={`${id}-title`}>
          <h3 id={`${id}-title`}>{title}</h3>
          <Copyable context={context} id={id} text={sample} />
        </section>
      ))}
      <p>
        <a class="button" href={`/keys/${key.keyId}`}>
          {created.toKeys}
        </a>
      </p>
    </Layout>,
  );
}

function endOfOldSecret({ words, language }: RequestContext, at: string): string {
  return words.created.rotated(formatMoment(language, at));
}

/** In place of a key that was shown before, or was not opened in time. */
export function secretGonePage(context: RequestContext, key: KeySummary): string {
  const { created } = context.words;
  return render(
    <Layout context={context} title={created.goneTitle}>
      <p>{created.gone}</p>
      <p>
        <a class="button" href={`/keys/${key.keyId}`}>
          {key.name}
        </a>
      </p>
    </Layout>,
  );
}

function Copyable({
  context,
  id,
  text,
}: {
  readonly context: RequestContext;
  readonly id: string;
  readonly text: string;
}): Child {
  return (
    <div class="copyable">
      <pre id={id} tabindex={0}>
        {text}
      </pre>
      <CopyButton context={context} of={id} />
    </div>
  );
}
