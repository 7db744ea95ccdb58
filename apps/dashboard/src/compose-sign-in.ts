import type { Config } from '#libs/config';
import { isLanguage } from './language/languages.js';
import { wordsOf } from './language/words.js';
import type { Parts } from './parts.js';
import { SignIn } from './sign-in/sign-in.js';

/** Sign-in over the record's database, with links that go out by mail. */
export function composeSignIn(config: Config, secret: string, parts: Parts): Promise<SignIn> {
  const { publicUrl, providers } = config.dashboard;
  return SignIn.open({
    record: parts.accounts.record,
    databaseUrl: config.databaseUrl,
    publicUrl,
    secret,
    providers,
    log: parts.log,
    sendLink: ({ email, token, language }) => {
      const { mail } = wordsOf(isLanguage(language) ? language : 'en');
      const link = `${publicUrl}/sign-in/link?token=${encodeURIComponent(token)}`;
      return parts.mail.mailer.send({ to: email, subject: mail.subject, text: mail.text(link) });
    },
  });
}
