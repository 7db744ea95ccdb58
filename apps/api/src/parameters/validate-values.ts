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
  const errors = validateSync(request, { forbidUnknownValues: false });
  return { request, faults: errors.flatMap(faultsIn) };
}

/** One for each rule that is violated. */
function faultsIn({ property, constraints = {}, contexts = {} }: ValidationError): ParameterFault[] {
  return Object.entries(constraints).map(([rule, detail]) => {
    const { code } = contexts[rule] as { code: FaultCode };
    return { parameter: property, code, detail };
  });
}
