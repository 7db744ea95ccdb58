import { Module } from '@nestjs/common';
import { CatalogGenerations } from '#libs/catalog';
import type { Config } from '#libs/config';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CONFIG } from '../configuration/configuration.module.js';
import { Metrics } from '../metrics/metrics.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { AnswerCache } from './answer-cache.js';
import { AnswerSender } from './answer-sender.js';
import { AnswerWriter } from './answer-writer.js';

/** Answers as bytes, kept by generation, and how they are sent. */
@Module({
  imports: [CatalogModule, MetricsModule],
  providers: [
    {
      provide: AnswerCache,
      inject: [CatalogGenerations, CONFIG, Metrics],
      useFactory: (generations: CatalogGenerations, { limits }: Config, metrics: Metrics) => {
        const cache = new AnswerCache(generations, limits.answerCacheBytes);
        metrics.watchCache(cache);
        return cache;
      },
    },
    AnswerWriter,
    AnswerSender,
  ],
  exports: [AnswerCache, AnswerWriter, AnswerSender],
})
export class CachingModule {}
