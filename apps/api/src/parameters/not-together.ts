import { ValidateBy, type ValidationArguments } from 'class-validator';
import { faultOf } from './parameter-faults.js';

type Given = Readonly<Record<string, unknown>>;

/** This parameter and the others exclude each other. @param why one sentence, for clients */
export function NotTogether(others: readonly string[], why: string): PropertyDecorator {
  const validate = (_: unknown, args?: ValidationArguments) => {
    const given = args?.object as Given;
    return others.every(name => given[name] === undefined);
  };
  return ValidateBy(
    { name: 'notTogether', validator: { validate } },
    faultOf('not_together', () => `It does not go together with ${others.join(' or ')}: ${why}`),
  );
}
