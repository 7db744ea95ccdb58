import { IsString, Matches } from 'class-validator';

/** A form that must not be carried out twice: what `PostForm` with `once` adds to it. */
export class IdempotentForm {
  /** Its unique id, in the format that `PostForm` creates: any other could be shared by strangers, or fill the memory. */
  @Matches(/^[\da-f-]{36}$/)
  readonly formId!: string;

  /** Valid in one browser only: no other browser gets the same answer. */
  @IsString()
  readonly formToken!: string;
}
