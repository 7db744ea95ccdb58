import type { Language } from '../language/languages.js';
import { wordsOf } from '../language/words.js';
import type { Mail } from './mailer.js';
import { writeMail } from './write-mail.js';

/** The mail with a sign-in link. */
export function linkMail(to: string, language: Language, url: string): Mail {
  const { mail } = wordsOf(language);
  const { subject, lead, button, rest, footer } = mail.link;
  return writeMail({
    ...{ to, language, subject },
    parts: [mail.hello, lead, { button, url }, rest],
    footer: [footer],
  });
}
