import type { Child } from 'hono/jsx';
import type { Plan } from '#libs/admission';
import { formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { ButtonLink } from '../view/button.js';
import { Card } from '../view/card.js';
import { CodePanel } from '../view/code-panel.js';
import { EmptyState } from '../view/empty-state.js';
import { MarkedCode } from './marked-code.js';
import { curlRequest } from './samples.js';

interface FirstKeyProps {
  readonly context: RequestContext;
  readonly plan: Plan;
  readonly create: Child;
}

/** What is shown in place of the list of keys before the first one: what a key is for, and the way to a first response. */
export function FirstKey({ context, plan, create }: FirstKeyProps): Child {
  const { keys: words } = context.words;
  const number = (value: number) => formatNumber(context.language, value);
  return (
    <>
      <EmptyState
        title={words.firstTitle}
        lead={words.firstLead(number(plan.requestsPerMonth), number(plan.ratePerSecond))}
        action={create}
      />
      <Card
        id="steps"
        title={words.stepsTitle}
        actions={
          <ButtonLink href={`${context.site.docsUrl}/guides/quick-start`} size="small" icon="book">
            {words.quickStart}
          </ButtonLink>
        }
        flush
      >
        <ol class="steps">
          {words.steps.map(({ title, hint }) => (
            <li>
              <h3>{title}</h3>
              <p>{hint}</p>
            </li>
          ))}
        </ol>
        <div class="steps-sample">
          <CodePanel context={context} id="first-sample" title="curl">
            <MarkedCode text={curlRequest(context.site.apiUrl)} />
          </CodePanel>
        </div>
      </Card>
    </>
  );
}
