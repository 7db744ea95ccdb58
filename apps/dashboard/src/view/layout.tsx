import type { Child } from 'hono/jsx';
import { LANGUAGE_NAMES, LANGUAGES } from '../language/languages.js';
import type { RequestContext } from '../request-context/request-context.js';

interface LayoutProps {
  readonly context: RequestContext;
  readonly title: string;
  /** Names of browser modules among the assets; the page must work without them. */
  readonly scripts?: readonly string[];
  /** Redirects the browser automatically, without a script. */
  readonly goTo?: string;
  /** For pages that cannot be shown again: they have no language switch, which would load the page again. */
  readonly shownOnce?: boolean;
  readonly children: Child;
}

const SECTIONS = ['keys', 'usage', 'requests', 'tryIt', 'activity', 'account'] as const;
const PATHS = {
  keys: '/keys',
  usage: '/usage',
  requests: '/requests',
  tryIt: '/try-it',
  activity: '/activity',
  account: '/account',
};

/** What all pages have in common. */
export function Layout({
  context,
  title,
  scripts = [],
  goTo,
  shownOnce = false,
  children,
}: LayoutProps): Child {
  const { site } = context.words;
  return (
    <html lang={context.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {goTo !== undefined && <meta http-equiv="refresh" content={`0;url=${goTo}`} />}
        <title>{`${title} – ${site.name}`}</title>
        <link rel="icon" href={context.site.assets.icon} type="image/svg+xml" />
        <link rel="stylesheet" href={context.site.assets.style} />
        {scripts.map(script => (
          <script type="module" src={context.site.assets.script(script)}></script>
        ))}
      </head>
      <body>
        <a class="skip" href="#content">
          {site.skip}
        </a>
        <header>
          <a class="brand" href="/">
            {site.name}
          </a>
          {context.person !== undefined && <Sections context={context} />}
        </header>
        <main id="content">
          <h1>{title}</h1>
          {children}
        </main>
        {!shownOnce && (
          <footer>
            <Languages context={context} />
          </footer>
        )}
      </body>
    </html>
  );
}

function Sections({ context }: { readonly context: RequestContext }) {
  const { site } = context.words;
  return (
    <nav aria-label={site.sections}>
      <ul>
        {SECTIONS.map(section => (
          <li>
            <a
              href={PATHS[section]}
              aria-current={context.path.startsWith(PATHS[section]) ? 'page' : undefined}
            >
              {site[section]}
            </a>
          </li>
        ))}
        <li>
          <form method="post" action="/sign-out">
            <input type="hidden" name="formToken" value={context.formToken} />
            <button class="plain">{site.signOut}</button>
          </form>
        </li>
      </ul>
    </nav>
  );
}

function Languages({ context }: { readonly context: RequestContext }) {
  const here = context.path + (context.path.includes('?') ? '&' : '?');
  return (
    <nav aria-label={context.words.site.languages}>
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
