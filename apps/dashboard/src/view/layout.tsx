import type { Child } from 'hono/jsx';
import { FORM_KEPT } from '../request-context/flashes.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Brand } from './brand.js';
import { Breadcrumb, type Crumb } from './breadcrumb.js';
import { ErrorSummary, type FieldError, renderContent } from './form-errors.js';
import { Languages } from './languages.js';
import { Message } from './message.js';
import { Sidebar } from './sidebar.js';
import { SignOut } from './sign-out.js';

interface LayoutProps {
  readonly context: RequestContext;
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: Child;
  /** Beside the title: the page's buttons, the primary one last. */
  readonly actions?: Child;
  /** Beside the title: states of what the page shows. */
  readonly badges?: Child;
  /** The lists that the page is under. */
  readonly crumbs?: readonly Crumb[];
  /** The page itself below them, if its title is too long for that. */
  readonly crumb?: string;
  /** Names of browser modules among the assets; the page must work without them. */
  readonly scripts?: readonly string[];
  /** Redirects the browser automatically, without a script. */
  readonly goTo?: string;
  /** For pages that cannot be shown again: they have no language switch, which would load the page again. */
  readonly shownOnce?: boolean;
  /** Shows the content as a dialog. */
  readonly isDialog?: boolean;
  /** Shows illustration and content in the middle, above them the title. */
  readonly illustration?: Child;
  /** For people who have not signed in: beside the content. */
  readonly panel?: Child;
  readonly children: Child;
}

/** What all pages have in common. */
export function Layout(props: LayoutProps): Child {
  const { context, title, scripts = [], goTo, shownOnce = false, panel } = props;
  const { site } = context.words;
  const { assets } = context.site;
  const { content, errors } = renderContent(props.children);
  return (
    <html lang={context.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {goTo !== undefined && <meta http-equiv="refresh" content={`0;url=${goTo}`} />}
        <title>{`${errors.length > 0 ? `${site.label(site.error)} ` : ''}${title} – ${site.name}`}</title>
        <link rel="icon" href={assets.icon} type="image/svg+xml" />
        <link rel="stylesheet" href={assets.style} />
        {['send-once', ...scripts].map(script => (
          <script type="module" src={assets.script(script)}></script>
        ))}
      </head>
      <body class={frameOf(props)}>
        <a class="skip" href="#content">
          {site.skip}
        </a>
        {context.person === undefined ? <Top context={context} /> : <Sidebar context={context} />}
        <Main {...props} errors={errors}>
          {content}
        </Main>
        <footer>
          {context.person !== undefined && <SignOut context={context} />}
          {!shownOnce && <Languages context={context} />}
          <p id="sending" class="hidden-text" role="status" data-text={site.sending}></p>
        </footer>
        {panel}
      </body>
    </html>
  );
}

function frameOf({ context, panel }: LayoutProps): string {
  if (context.person !== undefined) return 'framed';
  return panel === undefined ? 'plain' : 'split';
}

function Top({ context }: Pick<LayoutProps, 'context'>): Child {
  return (
    <header class="top">
      <Brand context={context} />
    </header>
  );
}

function Main(props: LayoutProps & { readonly errors: readonly FieldError[] }): Child {
  const { context, errors, isDialog = false, illustration, children } = props;
  if (isDialog)
    return (
      <main id="content">
        <div class="dialog">
          <h1>{props.title}</h1>
          <FormKept context={context} />
          <ErrorSummary context={context} errors={errors} />
          {children}
        </div>
      </main>
    );
  if (illustration !== undefined)
    return (
      <main id="content" class="centered">
        {illustration}
        <h1>{props.title}</h1>
        {children}
      </main>
    );
  return (
    <main id="content">
      <PageHead {...props} />
      <FormKept context={context} />
      <ErrorSummary context={context} errors={errors} />
      {children}
    </main>
  );
}

/** After signing in again because the session had ended when a form was sent. */
function FormKept({ context: { flash, words } }: Pick<LayoutProps, 'context'>): Child {
  if (flash?.code !== FORM_KEPT) return null;
  return <Message tone="info">{words.signIn.formKept}</Message>;
}

function PageHead(props: LayoutProps): Child {
  const { context, title, lead, actions, badges, crumbs = [], crumb = title } = props;
  return (
    <div class="page-head">
      <div>
        {crumbs.length > 0 && (
          <Breadcrumb label={context.words.site.breadcrumb} crumbs={crumbs} here={crumb} />
        )}
        <div class="title-row">
          <h1>{title}</h1>
          {badges}
        </div>
        {lead !== undefined && <p class="lead">{lead}</p>}
      </div>
      {actions !== undefined && <div class="actions">{actions}</div>}
    </div>
  );
}
