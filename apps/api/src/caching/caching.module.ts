import { Module } from '@nestjs/common';
import { CatalogGenerations } from '#libs/catalog';
import type { Config } from '#libs/config';
import { CatalogModule, CURSOR_SECRETS } from '../catalog/catalog.module.js';
import { CONFIG } from '../configuration/configuration.module.js';
import { AnswerCache } from './answer-cache.js';
import { AnswerWriter } from './answer-writer.js';
import { EntityTags } from './entity-tags.js';
import { Freshness } from './freshness.js';

/** Answers as bytes, kept by generation, and the entity tags that are known before the answer. */
@Module({
  imports: [CatalogModule],
  providers: [
    {
      provide: EntityTags,
      inject: [CURSOR_SECRETS],
      useFactory: ([newest]: readonly [string, ...string[]]) => new EntityTags(newest),
    },
    { provide: Freshness, useFactory: () => new Freshness() },
    {
      provide: AnswerCache,
      inject: [CatalogGenerations, CONFIG],
      useFactory: (generations: CatalogGenerations, { limits }: Config) =>
        new AnswerCache(generations, limits.answerCacheBytes),
    },
    {
      provide: AnswerWriter,
      inject: [EntityTags, CONFIG],
      useFactory: (tags: EntityTags, { http }: Config) => new AnswerWriter(tags, http.publicUrl),
    },
  ],
  exports: [CatalogModule, EntityTags, Freshness, AnswerCache, AnswerWriter],
})
export class CachingModule {}
