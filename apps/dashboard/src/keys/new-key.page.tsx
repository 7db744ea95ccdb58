import type { Child } from 'hono/jsx';
import type { CreatedKey, RotatedKey } from '#libs/accounts';
import { formatMoment } from '../language/formats.js';
import { Console } from '../try-it/console.js';
import type { Site } from '../site.js';
import { CopyButton } from '../view/copy-button.js';
import { Layout } from '../view/layout.js';
import { Notice } from '../view/notice.js';
import { render } from '../view/render.js';
import type { RequestContext } from '../request-context/request-context.js';
import { samplesFor } from './samples.js';

/** The only page on which the text of a key is ever seen. */
export function newKeyPage(context: RequestContext, site: Site, made: CreatedKey | RotatedKey): string {
  const { created, keys } = context.words;
  return render(
    <Layout context={context} title={created.title} scripts={['copy', 'try-it']} shownOnce>
      {!made.published && <Notice kind="bad">{keys.unpublished}</Notice>}
      <Notice kind="good">
        {created.once}
        {'previousExpiresAt' in made && ` ${endOfOldSecret(context, made.previousExpiresAt)}`}
      </Notice>
      <Copyable context={context} id="new-key" text={made.key} />
      <h2>{created.useIt}</h2>
      {samplesFor(made.key, site.apiUrl).map(({ id, title, text }) => (
        <section aria-labelledby={`${id}-title`}>
          <h3 id={`${id}-title`}>{title}</h3>
          <Copyable context={context} id={id} text={text} />
        </section>
      ))}
      <Console context={context} site={site} apiKey={made.key} />
      <p>
        <a class="button" href={`/keys/${made.keyId}`}>
          {created.toKeys}
        </a>
      </p>
    </Layout>,
  );
}

function endOfOldSecret({ words, language }: RequestContext, at: string): string {
  return Date.parse(at) <= Date.now()
    ? words.created.rotatedNow
    : words.created.rotated(formatMoment(language, at));
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
