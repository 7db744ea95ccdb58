import type { Child } from 'hono/jsx';
import { LANGUAGE_NAMES, LANGUAGES } from '../language/languages.js';
import type { RequestContext } from '../request-context/request-context.js';

/** Links to the same page in the other languages. */
export function Languages({ context }: { readonly context: RequestContext }): Child {
  const here = context.path + (context.path.includes('?') ? '&' : '?');
  return (
    <nav class="languages" aria-label={context.words.site.languages}>
      <ul>
        {LANGUAGES.map(language => (
          <li>
            <a
              href={`${here}language=${language}`}
              lang={language}
              hreflang={language}
              aria-current={language === context.language ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
