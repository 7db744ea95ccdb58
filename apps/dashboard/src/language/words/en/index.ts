import { account } from './account.js';
import { activity } from './activity.js';
import { error } from './error-page.js';
import { errors } from './errors.js';
import { createKey } from './create-key.js';
import { keyPage } from './key-page.js';
import { keys } from './keys.js';
import { mail } from './mail.js';
import { created } from './new-key.js';
import { outbox } from './outbox.js';
import { plan } from './plan.js';
import { product } from './product.js';
import { requests } from './requests.js';
import { signIn } from './sign-in.js';
import { site } from './site.js';
import { tryIt } from './try-it.js';
import { unsubscribe } from './unsubscribe.js';
import { usage } from './usage.js';

/** Data: every sentence of the dashboard, in a file for each group of pages. The other languages have this shape. */
export const en = {
  site,
  signIn,
  product,
  mail,
  outbox,
  keys,
  createKey,
  keyPage,
  created,
  unsubscribe,
  usage,
  requests,
  plan,
  tryIt,
  activity,
  account,
  errors,
  error,
};

/** Every sentence of the dashboard in one language. A language that lacks one does not compile. */
export type Words = typeof en;
