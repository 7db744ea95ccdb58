import type { Child } from 'hono/jsx';
import type { Words } from '../language/words.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Avatar } from './avatar.js';
import { Brand } from './brand.js';
import { Icon, type IconName } from './icon.js';
import { PlanMeter } from './plan-meter.js';
import { SignOut } from './sign-out.js';

interface Entry {
  readonly path: string;
  readonly title: keyof Pick<Words['site'], 'keys' | 'usage' | 'requests' | 'activity' | 'account'>;
  readonly icon: IconName;
  /** Path of a page that belongs to this section, though its address does not say so. */
  readonly alsoPath?: string;
}

const API: readonly Entry[] = [
  { path: '/keys', title: 'keys', icon: 'key' },
  { path: '/usage', title: 'usage', icon: 'bars' },
  { path: '/requests', title: 'requests', icon: 'list' },
];

const OWN: readonly Entry[] = [
  { path: '/activity', title: 'activity', icon: 'clock' },
  { path: '/account', title: 'account', icon: 'user', alsoPath: '/plan' },
];

/** The navigation: from 960 px a column with everything; below, a bar with the mark, and a strip of sections that stays in view. */
export function Sidebar({ context }: { readonly context: RequestContext }): Child {
  const { words, site, person } = context;
  return (
    <div class="side">
      <header class="top">
        <Brand context={context} />
        <a class="top-link" href={site.docsUrl} aria-label={words.site.documentation}>
          <Icon name="book" />
        </a>
        <a class="top-link" href="/account" aria-label={words.site.account}>
          <Avatar email={person?.email ?? ''} />
        </a>
      </header>
      <nav class="sections" aria-label={words.site.sections}>
        <ul>
          {API.map(entry => (
            <Section context={context} entry={entry} />
          ))}
          <Elsewhere href={site.tryItUrl} icon="terminal" title={words.site.tryIt} />
        </ul>
        <p id="sections-own">{words.site.yourAccount}</p>
        <ul aria-labelledby="sections-own">
          {OWN.map(entry => (
            <Section context={context} entry={entry} />
          ))}
        </ul>
        <p id="sections-help">{words.site.help}</p>
        <ul class="elsewhere" aria-labelledby="sections-help">
          <Elsewhere href={site.docsUrl} icon="book" title={words.site.documentation} />
          <Elsewhere href={site.statusUrl} icon="activity" title={words.site.status} />
        </ul>
        <div class="own">
          <PlanMeter context={context} />
          <SignOut context={context} />
        </div>
      </nav>
    </div>
  );
}

function Section({ context, entry }: { readonly context: RequestContext; readonly entry: Entry }): Child {
  const { path, title, icon, alsoPath = path } = entry;
  const isHere = isBelow(context.path, path) || isBelow(context.path, alsoPath);
  return (
    <li>
      <a href={path} aria-current={isHere ? 'page' : undefined}>
        <Icon name={icon} />
        {context.words.site[title]}
      </a>
    </li>
  );
}

function isBelow(path: string, section: string): boolean {
  return path === section || (path.startsWith(section) && /^[/?]/.test(path.slice(section.length)));
}

interface ElsewhereProps {
  readonly href: string;
  readonly icon: IconName;
  readonly title: string;
}

/** A link that leaves the dashboard. */
function Elsewhere({ href, icon, title }: ElsewhereProps): Child {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        {title}
        <Icon name="external" />
      </a>
    </li>
  );
}
