import type { RefuseWork } from '#libs/service';
import { chooseLanguage } from '../language/choose-language.js';
import { wordsOf } from '../language/words.js';
import { errorPage } from '../view/error.page.js';
import { readOrigin } from '../request-context/read-origin.js';
import type { Site } from '../site.js';
import { seeOther } from '../http/page.decorator.js';
import { PageError } from '../http/page-error.js';

/** An overload is over within moments. */
const RETRY_SECONDS = 1;

/** Answers refused requests with a page, 503, without looking up the session. */
export function refuseWork(site: Site, secure: boolean): RefuseWork {
  return (_overload, request, reply) => {
    const language = chooseLanguage(request, reply, secure);
    const context = {
      language,
      words: wordsOf(language),
      site,
      person: undefined,
      state: undefined,
      address: request.ip,
      origin: readOrigin(request.ip, undefined),
      path: '/',
      formToken: '',
      flash: undefined,
      seeOther,
    };
    const { statusCode, kind } = new PageError('busy', RETRY_SECONDS);
    void reply
      .code(statusCode)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_SECONDS })
      .send(errorPage(context, kind, request.id));
  };
}
