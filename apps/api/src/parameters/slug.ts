import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import { faultOf } from './fault-of.js';
import type { ParameterDocs } from './parameter-docs.js';
import { slugFaults, slugPattern } from './slug-faults.js';

const SEVERAL = {
  code: 'too_many_values',
  isIn: (text: string) => text.includes(','),
  detail: (quoted: string) => `${quoted} has a comma, which no slug has; only one slug is possible here.`,
} as const;

/** One slug. Any text without a comma or white space around it is accepted as a slug: an unknown one finds nothing. */
export function Slug(maxLength: number, docs: ParameterDocs<string>): PropertyDecorator {
  const rules = [SEVERAL, ...slugFaults(maxLength)].map(({ code, isIn, detail }) =>
    ValidateBy({ name: code, validator: { validate: value => !isIn(String(value)) } }, faultOf(code, detail)),
  );
  return applyDecorators(
    IsOptional(),
    ...rules,
    ApiPropertyOptional({ type: 'string', maxLength, pattern: `^${slugPattern(maxLength)}$`, ...docs }),
  );
}
