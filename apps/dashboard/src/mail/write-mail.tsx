import type { Child } from 'hono/jsx';
import type { Language } from '../language/languages.js';
import { render } from '../view/render.js';
import type { Mail } from './mailer.js';

export interface Letter {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  /** From top to bottom. */
  readonly parts: readonly LetterPart[];
}

export type LetterPart =
  /** A paragraph. */
  | string
  | { readonly link: string }
  /** Labels and values, a line each. */
  | { readonly facts: readonly (readonly [label: string, value: string])[] };

/**
 * A mail as text and as HTML. The only visitor's input in it is a proven address, so that our mails cannot be abused to
 * carry another message.
 */
export function writeMail({ to, language, subject, parts }: Letter): Mail {
  const text = `${parts.map(asText).join('\n\n')}\n`;
  const html = render(
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <title>{subject}</title>
      </head>
      <body style="font-family: sans-serif; line-height: 1.5">{parts.map(asMarkup)}</body>
    </html>,
  );
  return { to, subject, text, html };
}

function asText(part: LetterPart): string {
  if (typeof part === 'string') return part;
  if ('link' in part) return part.link;
  return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
}

function asMarkup(part: LetterPart): Child {
  if (typeof part === 'string') return <p>{part}</p>;
  if ('link' in part)
    return (
      <p>
        <a href={part.link}>{part.link}</a>
      </p>
    );
  return (
    <table style="border-spacing: 0">
      {part.facts.map(([label, value]) => (
        <tr>
          <th scope="row" style="padding: 0 1em 0 0; text-align: left">
            {label}
          </th>
          <td>{value}</td>
        </tr>
      ))}
    </table>
  );
}
