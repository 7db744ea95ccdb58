import type { Child } from 'hono/jsx';
import type { CreatedKey, RotatedKey } from '#libs/accounts';
import { formatMoment } from '../language/formats.js';
import { Console } from '../try-it/console.js';
import type { Site } from '../site.js';
import { CopyButton } from '../view/copy-button.js';
import { Layout } from '../view/layout.js';
import { Notice } from '../view/notice.js';
import { render } from '../view/render.js';
import type { Visit } from '../visit/visit.js';
import { samplesFor } from './samples.js';

/** The only page on which the text of a key is ever seen. */
export function newKeyPage(visit: Visit, site: Site, made: CreatedKey | RotatedKey): string {
  const { created, keys } = visit.words;
  return render(
    <Layout visit={visit} title={created.title} scripts={['copy', 'try-it']} shownOnce>
      {!made.published && <Notice kind="bad">{keys.unpublished}</Notice>}
      <Notice kind="good">
        {created.once}
        {'previousExpiresAt' in made && ` ${endOfOldSecret(visit, made.previousExpiresAt)}`}
      </Notice>
      <Copyable visit={visit} id="new-key" text={made.key} />
      <h2>{created.useIt}</h2>
      {samplesFor(made.key, site.apiUrl).map(({ id, title, text }) => (
        <section aria-labelledby={`${id}-title`}>
          <h3 id={`${id}-title`}>{title}</h3>
          <Copyable visit={visit} id={id} text={text} />
        </section>
      ))}
      <Console visit={visit} site={site} apiKey={made.key} />
      <p>
        <a class="button" href={`/keys/${made.keyId}`}>
          {created.toKeys}
        </a>
      </p>
    </Layout>,
  );
}

function endOfOldSecret({ words, language }: Visit, at: string): string {
  return Date.parse(at) <= Date.now()
    ? words.created.rotatedNow
    : words.created.rotated(formatMoment(language, at));
}

function Copyable({
  visit,
  id,
  text,
}: {
  readonly visit: Visit;
  readonly id: string;
  readonly text: string;
}): Child {
  return (
    <div class="copyable">
      <pre id={id} tabindex={0}>
        {text}
      </pre>
      <CopyButton visit={visit} of={id} />
    </div>
  );
}
