import { Controller } from '@nestjs/common';
import { Page } from '../http/page.decorator.js';
import { Site } from '../site.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Context } from '../request-context/context.decorator.js';
import { Console } from './console.js';

@Controller('try-it')
export class TryItController {
  constructor(private readonly site: Site) {}

  @Page()
  page(@Context() context: RequestContext): string {
    const { site } = context.words;
    return render(
      <Layout context={context} title={context.words.tryIt.title} scripts={['try-it']}>
        <Console context={context} site={this.site} />
        <p>
          <a href={this.site.docsUrl}>{site.documentation}</a>
        </p>
      </Layout>,
    );
  }
}
