import { Module } from '@nestjs/common';
import { IdempotencyKeys } from './idempotency-keys.js';

/** For groups with forms that must not be carried out twice. */
@Module({ providers: [IdempotencyKeys], exports: [IdempotencyKeys] })
export class FormsModule {}
