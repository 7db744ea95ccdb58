import { type DynamicModule, Module } from '@nestjs/common';
import { Catalog, CatalogGenerations } from '#libs/catalog';
import { HealthModule } from './health/health.module.js';
import { Readiness } from './health/readiness.js';
import { AnswerCache } from './caching/answer-cache.js';
import { AnswerWriter } from './caching/answer-writer.js';
import { V1Module } from './v1/v1.module.js';

/** Everything that a controller or interceptor may ask for. */
export interface Provided {
  readonly catalog: Catalog;
  readonly generations: CatalogGenerations;
  readonly cache: AnswerCache;
  readonly writer: AnswerWriter;
  readonly readiness: Readiness;
}

/** Hands to Nest what was composed before it: every value under its own class, for every module. */
@Module({ imports: [V1Module, HealthModule] })
export class AppModule {
  static providing(values: Provided): DynamicModule {
    const providers = [
      { provide: Catalog, useValue: values.catalog },
      { provide: CatalogGenerations, useValue: values.generations },
      { provide: AnswerCache, useValue: values.cache },
      { provide: AnswerWriter, useValue: values.writer },
      { provide: Readiness, useValue: values.readiness },
    ];
    return { module: AppModule, global: true, providers, exports: providers };
  }
}
