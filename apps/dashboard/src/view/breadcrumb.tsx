import type { Child } from 'hono/jsx';

export interface Crumb {
  readonly href: string;
  readonly title: string;
}

interface BreadcrumbProps {
  readonly label: string;
  readonly crumbs: readonly Crumb[];
  /** The page itself. */
  readonly here: string;
}

/** The way to a page under a list. */
export function Breadcrumb({ label, crumbs, here }: BreadcrumbProps): Child {
  return (
    <nav class="breadcrumb" aria-label={label}>
      <ol>
        {crumbs.map(({ href, title }) => (
          <li>
            <a href={href}>{title}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
