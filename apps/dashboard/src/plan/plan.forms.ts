import { IsString } from 'class-validator';
import { IdempotentForm } from '../http/idempotent-form.js';

export class PlanForm extends IdempotentForm {
  @IsString()
  plan = '';
}
