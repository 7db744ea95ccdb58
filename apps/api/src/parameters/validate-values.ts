import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import type { FaultCode, ParameterFault } from './parameter-faults.js';

export type RequestClass = new () => object;

/** Reads parameters whose names were checked (known, given once) into a request object; returns faults of values. */
export function validateValues(
  requestClass: RequestClass,
  given: Readonly<Record<string, string>>,
): { readonly request: object; readonly faults: readonly ParameterFault[] } {
  const request = plainToInstance(requestClass, given);
  const errors = validateSync(request, { stopAtFirstError: true, forbidUnknownValues: false });
  return { request, faults: errors.map(faultIn) };
}

function faultIn({ property, constraints = {}, contexts = {} }: ValidationError): ParameterFault {
  const [rule = '', detail = ''] = Object.entries(constraints)[0] ?? [];
  const { code } = contexts[rule] as { code: FaultCode };
  return { parameter: property, code, detail };
}
