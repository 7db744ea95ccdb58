import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { Config } from '#libs/config';
import type { Log } from '#libs/log';
import { CONFIG, LOG } from '../configuration/configuration.module.js';
import { commonHeaders } from '../request/common-headers.js';
import { ProblemWriter } from './problem-writer.js';
import { ProblemFilter } from './problem.filter.js';

/** Provides problems, and the filter that turns everything that is thrown into one. */
@Module({
  providers: [
    { provide: ProblemWriter, inject: [CONFIG, LOG], useFactory: problemWriter },
    {
      provide: ProblemFilter,
      inject: [ProblemWriter],
      useFactory: (writer: ProblemWriter) => new ProblemFilter(writer),
    },
    { provide: APP_FILTER, useExisting: ProblemFilter },
  ],
  exports: [ProblemWriter],
})
export class ProblemsModule {}

/** It has no state: the server has another instance, for failures before Nest is called. */
export function problemWriter({ http }: Config, log: Log): ProblemWriter {
  return new ProblemWriter(http.errorsUrl, commonHeaders(http.publicUrl), log);
}
