import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import { isLanguage } from '../language/languages.js';
import { linkMail } from '../mail/link-mail.js';
import type { AccountsConnection, MailConnection } from '../connections.js';
import { SignIn } from './sign-in.js';

/** Sign-in over the accounts database, with links that go out by mail. */
export function composeSignIn(
  config: Config,
  secret: string,
  log: Log,
  { database }: AccountsConnection,
  { mailer }: MailConnection,
): Promise<SignIn> {
  const { publicUrl, providers } = config.dashboard;
  return SignIn.open({
    database,
    databaseUrl: config.databaseUrl,
    publicUrl,
    secret,
    providers,
    log,
    sendLink: ({ email, token, language }) => {
      const known = isLanguage(language) ? language : 'en';
      // The page speaks the language of the mail, also in another browser.
      const link = `${publicUrl}/sign-in/link?token=${encodeURIComponent(token)}&language=${known}`;
      return mailer.send(linkMail(email, known, link));
    },
  });
}
