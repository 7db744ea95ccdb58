import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { Language } from '../language/languages.js';
import { type Words, wordsOf } from '../language/words.js';
import { render } from '../view/render.js';
import type { Mail } from './mailer.js';

export interface MailContent {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  /** Its content, from top to bottom. */
  readonly parts: readonly MailPart[];
  /** Why the recipient gets this mail, below its content. */
  readonly footer: readonly MailPart[];
  readonly unsubscribeUrl?: string | undefined;
}

export type MailPart =
  /** A paragraph. */
  | string
  /** A link that looks like a button. */
  | { readonly button: string; readonly url: string }
  | { readonly link: string; readonly url: string }
  /** Labels and values, a line each. */
  | { readonly facts: readonly (readonly [label: string, value: string])[] };

/**
 * A mail as text and as HTML, with styles that mail programs understand. What people typed is escaped by the template,
 * and no name of a key that could contain an address gets here, so that our mails cannot carry another message.
 */
export function writeMail({ to, language, subject, parts, footer, unsubscribeUrl }: MailContent): Mail {
  const words = wordsOf(language);
  const text = [...parts.map(part => asText(words, part)), '-- ', ...footer.map(part => asText(words, part))];
  const html = render(
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{subject}</title>
        <style>{raw(DARK)}</style>
      </head>
      <body
        style={`margin: 0; padding: 24px 16px; background: #fbf9f5; color: #211d17; ${FONT}`}
        class="page"
      >
        <div style="max-width: 560px; margin: 0 auto">
          <p style="margin: 0 0 16px; font-weight: bold; color: #1c5a46" class="brand">
            {words.site.name}
          </p>
          <div
            style="padding: 24px; background: #ffffff; border: 1px solid #e5decf; border-radius: 12px"
            class="card"
          >
            <h1 style="margin: 0 0 16px; font-size: 20px; line-height: 28px">{subject}</h1>
            {parts.map(part => asMarkup(words, part))}
          </div>
          <div style="padding: 16px 0; font-size: 13px; color: #5c5447" class="muted">
            {footer.map(part => asMarkup(words, part))}
          </div>
        </div>
      </body>
    </html>,
  );
  return { to, subject, text: `${text.join('\n\n')}\n`, html, unsubscribeUrl };
}

/** For mail programs that read it. The others, which know inline styles alone, show the light colors. */
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #15130f !important; color: #f3ede2 !important }
  .card { background: #1d1a16 !important; border-color: #37322a !important }
  .brand { color: #7dd2b2 !important }
  .muted { color: #bdb3a2 !important }
  .button { background: #63c29e !important; color: #0b2019 !important }
}`;
const FONT = 'font: 15px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';
const PARAGRAPH = 'margin: 0 0 16px';
const BUTTON =
  'display: inline-block; padding: 10px 18px; border-radius: 8px; background: #1c5a46; color: #ffffff; font-weight: bold; text-decoration: none';

function asText({ site }: Words, part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('button' in part) return `${site.label(part.button)}\n${part.url}`;
  if ('link' in part) return `${site.label(part.link)}\n${part.url}`;
  return part.facts.map(([label, value]) => `${site.label(label)} ${value}`).join('\n');
}

function asMarkup({ site }: Words, part: MailPart): Child {
  if (typeof part === 'string') return <p style={PARAGRAPH}>{part}</p>;
  if ('facts' in part)
    return (
      <p style={PARAGRAPH}>
        {part.facts.map(([label, value], line) => (
          <>
            {line > 0 && <br />}
            <span style="color: #5c5447" class="muted">
              {site.label(label)}
            </span>{' '}
            {value}
          </>
        ))}
      </p>
    );
  const [text, style, name] =
    'button' in part ? [part.button, BUTTON, 'button'] : [part.link, 'color: #1a5843', 'brand'];
  return (
    <p style={PARAGRAPH}>
      <a href={part.url} style={style} class={name}>
        {text}
      </a>
    </p>
  );
}
