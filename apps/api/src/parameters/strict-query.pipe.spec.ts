import { describe, expect, it } from '@jest/globals';
import { Matches, MinLength } from 'class-validator';
import { faultOf } from './parameter-faults.js';
import { StrictQueryPipe } from './strict-query.pipe.js';

const fault = faultOf('white_space', () => 'wrong');

class Twice {
  @Matches(/a/, fault)
  @Matches(/b/, fault)
  name!: string;
}

class Once {
  @Matches(/a/, fault)
  @MinLength(2, fault)
  name!: string;

  @Matches(/a/, fault)
  other!: string;
}

describe('StrictQueryPipe', () => {
  const check = (metatype: new () => object) =>
    new StrictQueryPipe().transform({ name: 'ab', other: 'a' }, { type: 'query', metatype });

  it('refuses a request class of which a parameter has two rules of one name', () => {
    expect(() => check(Twice)).toThrow('Twice.name has two rules named "matches"; rename one.');
  });

  it('accepts one rule on two parameters, and two rules on one', () => {
    expect(check(Once)).toEqual({ name: 'ab', other: 'a' });
  });
});
