import { IsString } from 'class-validator';
import { IdempotentForm } from '../http/idempotent-form.js';

export class LinkForm extends IdempotentForm {
  @IsString()
  email = '';
}

export class ConfirmForm extends IdempotentForm {
  /** The secret in the link of the mail. */
  @IsString()
  token = '';
}

export class DeviceForm {
  /** Id of the session to end. */
  @IsString()
  session = '';
}
