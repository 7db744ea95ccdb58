import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { Problem } from '../problems/problem.js';
import { quote } from '../problems/quote.js';
import { validateName } from './validate-name.js';
import { validateValues, type RequestClass } from './validate-values.js';
import type { ParameterFault } from './parameter-faults.js';
import type { RawQuery } from '../request/raw-query.js';

/** How many faults `detail` mentions; the member `errors` lists more. */
const DETAILS_IN_SENTENCE = 3;
/**
 * How many unknown parameters are listed: a URL has room for thousands, and an answer about all of them would be sixty
 * times as long as the request. Known parameters are always all checked.
 */
const MAX_UNKNOWN_LISTED = 16;

/**
 * Turns the query of a URL into the request object that the controller declares, or into one problem that lists every
 * fault: first of the names (unknown, repeated, empty), then of the values of the parameters that passed.
 */
export class StrictQueryPipe implements PipeTransform<RawQuery, object> {
  private readonly names = new Map<RequestClass, readonly string[]>();

  transform(query: RawQuery, { type, metatype }: ArgumentMetadata): object {
    if (type !== 'query' || metatype === undefined) return query;
    const requestClass = metatype as RequestClass;
    const known = this.namesOf(requestClass);
    const given: Record<string, string> = {};
    const faults: ParameterFault[] = [];
    let unknown = 0;
    for (const [name, value] of Object.entries(query)) {
      if (!known.includes(name) && ++unknown > MAX_UNKNOWN_LISTED) continue;
      const fault = validateName(name, value, known);
      if (fault === undefined) given[name] = value as string;
      else faults.push(fault);
    }
    const { request, faults: valueFaults } = validateValues(requestClass, given);
    // A parameter that already has a fault is not reported as missing, too.
    const named = new Set(faults.map(({ parameter }) => parameter));
    faults.push(...valueFaults.filter(({ parameter }) => !named.has(parameter)));
    if (faults.length > 0) throw invalidParameters(faults, Math.max(0, unknown - MAX_UNKNOWN_LISTED));
    return request;
  }

  /** The properties that have a rule: a request class lists its parameters by decorating them. */
  private namesOf(requestClass: RequestClass): readonly string[] {
    let names = this.names.get(requestClass);
    if (names === undefined) {
      const rules = getMetadataStorage().getTargetValidationMetadatas(requestClass, '', false, false);
      names = [...new Set(rules.map(rule => rule.propertyName))].sort();
      this.names.set(requestClass, names);
    }
    return names;
  }
}

/** @param omitted unknown parameters that are not among the faults */
function invalidParameters(faults: readonly ParameterFault[], omitted: number): Problem {
  const details = faults
    .slice(0, DETAILS_IN_SENTENCE)
    .map(({ parameter, detail }) => `${quote(parameter)}: ${detail}`);
  if (omitted > 0) details.push(`${omitted} more unknown parameters are not listed.`);
  return new Problem('invalid_parameter', details.join(' '), {
    members: { errors: faults, ...(omitted > 0 && { errorsOmitted: omitted }) },
  });
}
