import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { CommonHeaders } from '../request/common-headers.js';
import { ProblemWriter } from './problem-writer.js';
import { ProblemFilter } from './problem.filter.js';

/** Provides problems, and the filter that turns everything that is thrown into one. */
@Module({
  providers: [CommonHeaders, ProblemWriter, { provide: APP_FILTER, useClass: ProblemFilter }],
  exports: [CommonHeaders, ProblemWriter],
})
export class ProblemsModule {}
