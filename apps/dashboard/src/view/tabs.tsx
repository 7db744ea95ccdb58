import type { Child } from 'hono/jsx';

export interface Tab {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly panel: Child;
}

interface TabsProps {
  /** Unique on the page; the radio buttons' name. */
  readonly name: string;
  /** What the tabs are, for screen readers. */
  readonly legend: string;
  /** At most six: the style sheet counts them. */
  readonly tabs: readonly Tab[];
}

/** Panels of which one is seen. Radio buttons, so that arrow keys move and no script is needed. */
export function Tabs({ name, legend, tabs }: TabsProps): Child {
  return (
    <div class="tabs">
      <div class="tab-bar">
        <fieldset>
          <legend class="hidden-text">{legend}</legend>
          {tabs.map(({ id, title }, index) => (
            <label class="tab">
              <input type="radio" name={name} value={id} checked={index === 0} aria-controls={id} />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {tabs.map(({ id, panel }) => (
        <div class="tab-panel" id={id}>
          {panel}
        </div>
      ))}
    </div>
  );
}
