import { MAIL_TOPICS, type MailSettings, QUOTA_WARNINGS } from '#libs/accounts';
import { fieldOf, type FormBody } from '../http/form-fields.js';
import { isLanguage } from '../language/languages.js';

/**
 * The settings that the form of emails was sent with: a box that is not checked sends nothing.
 * @returns `undefined` for a choice that is not offered
 */
export function readMailForm(body: FormBody): MailSettings | undefined {
  const language = fieldOf(body, 'language');
  const quotaWarning = QUOTA_WARNINGS.find(percent => String(percent) === fieldOf(body, 'quota-warning'));
  if (!isLanguage(language) || quotaWarning === undefined) return undefined;
  return {
    language,
    quotaWarning,
    off: MAIL_TOPICS.filter(topic => fieldOf(body, `topic-${topic}`) !== 'on'),
  };
}
