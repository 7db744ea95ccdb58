import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PageError } from '../http/page-error.js';
import { Page } from '../http/page.decorator.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import { Public } from '../request-context/signed-in.guard.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Context } from '../request-context/context.decorator.js';
import { OutboxWindow } from './outbox-window.js';

@Public()
@Controller('outbox')
export class OutboxController {
  constructor(private readonly window: OutboxWindow) {}

  @Page()
  page(@Context() context: RequestContext, @Req() request: FastifyRequest): string {
    const { outbox: words } = context.words;
    const mails = this.window.mailsFor(request);
    if (mails === undefined) throw new PageError('not-found');
    return render(
      <Layout context={context} title={words.title}>
        <p>{words.lead}</p>
        {mails.length === 0 && <p>{words.empty}</p>}
        {mails.map(({ to, subject, text }) => (
          <article>
            <h2>{subject}</h2>
            <p>
              {words.to} {to}
            </p>
            <pre tabindex={0}>{withLinks(text)}</pre>
          </article>
        ))}
      </Layout>,
    );
  }
}

/** The text, with its addresses as links. */
function withLinks(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map(part => (/^https?:/.test(part) ? <a href={part}>{part}</a> : part));
}
