import { Controller } from '@nestjs/common';
import { Page } from '../http/page.decorator.js';
import { Site } from '../site.js';
import { Layout } from '../view/layout.js';
import { render } from '../view/render.js';
import type { Visit } from '../visit/visit.js';
import { Visitor } from '../visit/visitor.decorator.js';
import { Console } from './console.js';

@Controller('try-it')
export class TryItController {
  constructor(private readonly site: Site) {}

  @Page()
  page(@Visitor() visit: Visit): string {
    const { site } = visit.words;
    return render(
      <Layout visit={visit} title={visit.words.tryIt.title} scripts={['try-it']}>
        <Console visit={visit} site={this.site} />
        <p>
          <a href={this.site.docsUrl}>{site.documentation}</a>
        </p>
      </Layout>,
    );
  }
}
