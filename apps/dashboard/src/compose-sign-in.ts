import type { Config } from '#libs/config';
import { isLanguage } from './language/languages.js';
import { linkMail } from './mail/link-mail.js';
import type { Parts } from './parts.js';
import { SignIn } from './sign-in/sign-in.js';

/** Sign-in over the accounts database, with links that go out by mail. */
export function composeSignIn(config: Config, secret: string, parts: Parts): Promise<SignIn> {
  const { publicUrl, providers } = config.dashboard;
  return SignIn.open({
    database: parts.accounts.database,
    databaseUrl: config.databaseUrl,
    publicUrl,
    secret,
    providers,
    log: parts.log,
    sendLink: ({ email, token, language }) => {
      const known = isLanguage(language) ? language : 'en';
      // The page speaks the language of the mail, also in another browser.
      const link = `${publicUrl}/sign-in/link?token=${encodeURIComponent(token)}&language=${known}`;
      return parts.mail.mailer.send(linkMail(email, known, link));
    },
  });
}
