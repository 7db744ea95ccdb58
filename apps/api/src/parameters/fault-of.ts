import type { ValidationArguments, ValidationOptions } from 'class-validator';
import { quote } from '../problems/quote.js';
import type { FaultCode } from './parameter-faults.js';

/** What a class-validator rule reports when it is violated: a stable code, and a sentence about the value. */
export function faultOf(code: FaultCode, detail: (value: string) => string): ValidationOptions {
  return {
    message: ({ value }: ValidationArguments) =>
      detail(typeof value === 'string' ? quote(value) : String(value)),
    context: { code },
  };
}
