import { Module } from '@nestjs/common';
import { APP_PIPE } from '@nestjs/core';
import { StrictQueryPipe } from './strict-query.pipe.js';

/** Every query parameter of every route is read by the strict pipe. */
@Module({ providers: [StrictQueryPipe, { provide: APP_PIPE, useExisting: StrictQueryPipe }] })
export class ParametersModule {}
