import { applyDecorators, Controller, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { V1 } from '../request/api-path.js';
import { AnswerInterceptor } from '../caching/answer.interceptor.js';

/** A controller of version 1, at `/api/v1/<path>`. */
export function V1Controller(path: string, tag: string): ClassDecorator {
  return applyDecorators(Controller(`${V1}/${path}`), ApiTags(tag), UseInterceptors(AnswerInterceptor));
}
