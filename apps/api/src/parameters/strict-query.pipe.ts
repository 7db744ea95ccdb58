import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, type ValidationError, validateSync } from 'class-validator';
import { Problem } from '../problems/problem.js';
import { quote } from '../problems/quote.js';
import { KEY_IN_URL, looksLikeApiKey } from '../request/looks-like-api-key.js';
import type { RawQuery } from '../request/raw-query.js';
import type { FaultReport, ParameterFault } from './parameter-faults.js';
import { suggestName } from './suggest-name.js';

type RequestClass = new () => object;
type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Value = string | readonly string[];

/** How many faults `detail` mentions; the member `errors` lists more. */
const DETAILS_IN_SENTENCE = 3;
/**
 * How many unknown parameters are listed: a URL has room for thousands, and an answer about all of them would be sixty
 * times as long as the request. Known parameters are always all checked.
 */
const MAX_UNKNOWN_LISTED = 16;
/** Maximum length of a name that is repeated to the client. */
const MAX_NAME_LENGTH = 64;

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
      const fault = nameFault(name, value, known);
      if (fault === undefined) given[name] = value as string;
      else faults.push(fault);
    }
    const request = plainToInstance(requestClass, given);
    const errors = validateSync(request, { forbidUnknownValues: false });
    // A parameter that already has a fault is not reported as missing, too.
    const named = new Set(faults.map(({ parameter }) => parameter));
    faults.push(
      ...errors.filter(({ property }) => !named.has(property)).flatMap(error => valueFaults(error, given)),
    );
    if (faults.length > 0) throw invalidParameters(faults, Math.max(0, unknown - MAX_UNKNOWN_LISTED));
    return request;
  }

  /** The properties that have a rule: a request class lists its parameters by decorating them. */
  private namesOf(requestClass: RequestClass): readonly string[] {
    let names = this.names.get(requestClass);
    if (names === undefined) {
      const rules = getMetadataStorage().getTargetValidationMetadatas(requestClass, '', false, false);
      requireDistinctRules(requestClass, rules);
      names = [...new Set(rules.map(rule => rule.propertyName))].sort();
      this.names.set(requestClass, names);
    }
    return names;
  }
}

/** class-validator reports one fault per name of a rule: of two rules with one name, the first would never be reported. */
function requireDistinctRules(requestClass: RequestClass, rules: readonly Rule[]): void {
  const seen = new Set<string>();
  for (const { propertyName, name } of rules) {
    if (name === undefined) continue;
    const rule = `${propertyName} ${name}`;
    if (seen.has(rule))
      throw new Error(`${requestClass.name}.${propertyName} has two rules named "${name}"; rename one.`);
    seen.add(rule);
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

/** What is wrong with a parameter before its value is looked at; `undefined` when nothing is. */
function nameFault(name: string, value: Value, known: readonly string[]): ParameterFault | undefined {
  if (!known.includes(name)) return unknownName(name, value, known);
  if (typeof value !== 'string')
    return {
      parameter: name,
      code: 'repeated_parameter',
      detail: `It is given ${value.length} times; give it once.`,
    };
  if (value === '')
    return {
      parameter: name,
      code: 'empty_parameter',
      detail: 'It has no value; write one, or omit the parameter if it is optional.',
    };
  return undefined;
}

function unknownName(name: string, value: Value, known: readonly string[]): ParameterFault {
  const parameter = cutName(name);
  if (looksLikeApiKey(name, value)) return { parameter, code: 'api_key_in_url', detail: KEY_IN_URL };
  const suggestion = suggestName(name, known);
  const remedy = suggestion === undefined ? possible(known) : `did you mean ${suggestion}?`;
  return { parameter, code: 'unknown_parameter', detail: `There is no such parameter here; ${remedy}` };
}

/** Cuts a long name, but keeps enough of it to be recognized. */
function cutName(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
}

function possible(known: readonly string[]): string {
  return known.length === 0 ? 'this route takes none.' : `possible are ${known.join(', ')}.`;
}

/** One for each violated rule that has something to say. */
function valueFaults(
  { property, constraints = {}, contexts = {} }: ValidationError,
  given: Readonly<Record<string, string>>,
): ParameterFault[] {
  return Object.keys(constraints).flatMap(rule => {
    const { code, detail: report } = contexts[rule] as FaultReport;
    const detail = report(given[property] ?? '');
    return detail === undefined ? [] : [{ parameter: property, code, detail }];
  });
}
