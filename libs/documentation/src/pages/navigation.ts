import { html, Html } from '../html.js';

export interface NavigationLink {
  readonly path: string;
  readonly title: string;
  /** Operations show their method. */
  readonly method?: string;
}

export interface NavigationGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** The links beside a page, with the current one marked. */
export function navigationList(
  groups: readonly NavigationGroup[],
  current: string,
  base: string,
): readonly Html[] {
  return groups.map(
    ({ title, links }) =>
      html`<p class="group">${title}</p>
        <ul>
          ${links.map(link => navigationItem(link, current, base))}
        </ul>`,
  );
}

function navigationItem({ path, title, method }: NavigationLink, current: string, base: string): Html {
  const mark = new Html(path === current ? ' aria-current="page"' : '');
  const badge = method === undefined ? [] : html`<span class="badge square info">${method}</span>`;
  return html`<li>
    <a href="${base}${path}" ${mark}><span>${title}</span>${badge}</a>
  </li>`;
}
