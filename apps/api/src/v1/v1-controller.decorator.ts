import { applyDecorators, Controller, SetMetadata, type Type, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswerInterceptor } from '../caching/answer.interceptor.js';
import { V1 } from '../request/requested-route.js';

/** A group of operations in the description. */
export interface Tag {
  readonly name: string;
  readonly description: string;
}

const TAG = Symbol('Tag');

/** A controller of version 1, at `/api/v1/<path>`, whose operations have this tag. */
export function V1Controller(path: string, tag: string, description: string): ClassDecorator {
  return applyDecorators(
    Controller(`${V1}/${path}`),
    ApiTags(tag),
    SetMetadata(TAG, { name: tag, description } satisfies Tag),
    UseInterceptors(AnswerInterceptor),
  );
}

/** The tag of a class that {@link V1Controller} decorates; other controllers have none. */
export function tagOf(controller: Type): Tag | undefined {
  return Reflect.getMetadata(TAG, controller) as Tag | undefined;
}
