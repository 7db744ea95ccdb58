import { Controller, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Problem } from '../http/problem.js';
import { quote } from '../http/quote.js';
import { errorIndexPage, errorPage } from './error.pages.js';
import { Page } from './page.decorator.js';
import { Site } from './site.js';
import { startPage } from './start.page.js';

/** The pages for people, outside the API and without a key. */
@ApiExcludeController()
@Controller()
export class PagesController {
  constructor(private readonly site: Site) {}

  @Page('/')
  start(): string {
    return startPage(this.site);
  }

  @Page('errors')
  errors(): string {
    return errorIndexPage();
  }

  @Page('errors/:code')
  error(@Param('code') code: string): string {
    const found = errorPage(code);
    if (found === undefined) throw new Problem('not_found', `There is no error code ${quote(code)}.`);
    return found;
  }
}
