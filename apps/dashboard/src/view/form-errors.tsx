import { raw } from 'hono/html';
import { type Child, createContext, type JSXNode, useContext } from 'hono/jsx';
import type { RequestContext } from '../request-context/request-context.js';
import { Icon } from './icon.js';

/** What is wrong with a field, as its page sums it up. */
export interface FieldError {
  /** Of the field, which a link in the summary leads to. */
  readonly id: string;
  readonly label: string;
  readonly error: string;
}

/** Where fields report what is wrong with them while their page is rendered. */
const Reported = createContext<FieldError[]>([]);

/** Of a field that shows what is wrong with it. */
export function reportError(error: FieldError): void {
  useContext(Reported).push(error);
}

/**
 * Renders the content of a page before the page itself: its title and its head depend on what is wrong with its fields.
 * A field does nothing for that but to be one, so that no form can be without a summary.
 */
export function renderContent(children: Child): {
  readonly content: Child;
  readonly errors: readonly FieldError[];
} {
  const errors: FieldError[] = [];
  const content = <Reported.Provider value={errors}>{children}</Reported.Provider>;
  // Rendered before `errors` is read.
  return { content: raw((content as unknown as JSXNode).toString()), errors };
}

interface ErrorSummaryProps {
  readonly context: RequestContext;
  readonly errors: readonly FieldError[];
}

/** What is wrong with a form, above it and in the order of its fields; it has the focus when the page opens. */
export function ErrorSummary({ context: { words }, errors }: ErrorSummaryProps): Child {
  if (errors.length === 0) return null;
  return (
    <div
      class="message danger"
      role="alert"
      id="error-summary"
      tabindex={-1}
      autofocus
      aria-labelledby="error-summary-title"
    >
      <Icon name="warning" />
      <div>
        <h2 id="error-summary-title">{words.site.problems}</h2>
        <ul>
          {errors.map(({ id, label, error }) => (
            <li>
              <a href={`#${id}`}>
                <strong>{label}</strong> {error}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
