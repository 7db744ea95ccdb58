import { Module } from '@nestjs/common';
import { OncePerForm } from './once-per-form.js';

/** For groups with forms that must not be carried out twice. */
@Module({ providers: [OncePerForm], exports: [OncePerForm] })
export class FormsModule {}
