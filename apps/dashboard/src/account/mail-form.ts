import { MAIL_TOPICS, type MailSettings } from '#libs/accounts';
import { fieldOf, type FormBody } from '../http/form-fields.js';

/** The settings that the form of emails was sent with: a box that is not checked sends nothing. */
export function readMailForm(body: FormBody): MailSettings {
  return {
    language: fieldOf(body, 'language'),
    off: MAIL_TOPICS.filter(topic => fieldOf(body, `topic-${topic}`) !== 'on'),
  };
}
