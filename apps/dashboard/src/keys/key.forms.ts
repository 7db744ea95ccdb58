import { IsIn, IsString } from 'class-validator';
import { IdempotentForm } from '../http/idempotent-form.js';
import { LIFETIMES_IN_DAYS, OWN_DATE } from './lifetimes.js';
import type { RestrictionFields } from './restrictions-form.js';

/** Lifetimes as the forms send them; an empty one does not end. */
const LIFETIMES = ['', ...LIFETIMES_IN_DAYS.map(String), OWN_DATE];
/** The choice of an expiry that changes nothing. */
export const KEEP = 'keep';
/** How long the old secret may still work, in seconds; the first is the usual choice, the last ends all old secrets. */
export const OVERLAPS = ['86400', '604800', '3600', '0'] as const;
export type Overlap = (typeof OVERLAPS)[number];

export class NewKeyForm extends IdempotentForm implements RestrictionFields {
  @IsString()
  name = '';

  @IsIn(LIFETIMES)
  days = '';

  @IsString()
  date = '';

  @IsString()
  origins = '';

  @IsString()
  networks = '';

  @IsString()
  rate = '';

  @IsString()
  quota = '';
}

export class RestrictionsForm implements RestrictionFields {
  @IsString()
  origins = '';

  @IsString()
  networks = '';

  @IsString()
  rate = '';

  @IsString()
  quota = '';
}

export class RenameForm {
  @IsString()
  name = '';
}

export class ExpiryForm {
  @IsIn([KEEP, ...LIFETIMES])
  days = '';

  @IsString()
  date = '';
}

export class RotationForm extends IdempotentForm {
  @IsIn(OVERLAPS)
  overlap: Overlap = OVERLAPS[0];
}

export class EndSecretForm {
  @IsString()
  fingerprint = '';
}
