import { Module } from '@nestjs/common';
import { FormsModule } from '../http/forms.module.js';
import { KeyController } from './key.controller.js';
import { KeysController } from './keys.controller.js';
import { SecretController } from './secret.controller.js';

/** Keys: what one has, creating, rotating and revoking them. */
@Module({ imports: [FormsModule], controllers: [KeysController, KeyController, SecretController] })
export class KeysModule {}
