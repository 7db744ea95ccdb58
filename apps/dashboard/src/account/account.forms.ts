import { IsString } from 'class-validator';
import { IdempotentForm } from '../http/idempotent-form.js';

export class DeletionForm extends IdempotentForm {
  /** The address of the account, typed to confirm. */
  @IsString()
  email = '';
}
