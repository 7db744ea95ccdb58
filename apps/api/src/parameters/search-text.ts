import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDefined, IsOptional, Matches, NotEquals } from 'class-validator';
import { MAX_QUERY_LENGTH, searchText } from '#libs/catalog';
import type { ParameterDocs } from './parameter-docs.js';
import { faultOf } from './parameter-faults.js';

/** What `trim()` removes, written out because `\s` differs between programming languages. */
const SPACE = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
/** 1 to 200 characters between white space of any length, which `minLength` and `maxLength` cannot express. */
const TRIMMED_TEXT = `^[${SPACE}]*[^${SPACE}](?:[\\s\\S]{0,${MAX_QUERY_LENGTH - 2}}[^${SPACE}])?[${SPACE}]*$`;

/** In Unicode code points, like `maxLength` in the description; class-validator's `MaxLength` leaves variation selectors out. */
const SHORT_ENOUGH = new RegExp(`^.{0,${MAX_QUERY_LENGTH}}$`, 'su');

const COUNTING = `1 to ${MAX_QUERY_LENGTH} characters after normalization to NFKC and trimming.`;

/** Text to search for, converted to NFKC and trimmed; 1 to 200 characters after that. */
export function SearchText(docs: ParameterDocs<string>): PropertyDecorator {
  return applyDecorators(IsOptional(), searchable(), ApiPropertyOptional(documented(docs)));
}

/** The same, as a required parameter. */
export function RequiredSearchText(docs: ParameterDocs<string>): PropertyDecorator {
  return applyDecorators(
    IsDefined(faultOf('missing_parameter', () => 'It is required; write what to search for.')),
    searchable(),
    ApiProperty(documented(docs)),
  );
}

function documented(docs: ParameterDocs<string>) {
  return {
    type: 'string',
    pattern: TRIMMED_TEXT,
    ...docs,
    description: `${docs.description} ${COUNTING}`,
  } as const;
}

function searchable(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => searchText(value as string)),
    NotEquals(
      '',
      faultOf('empty_parameter', () => 'It contains only spaces; write what to search for.'),
    ),
    Matches(
      SHORT_ENOUGH,
      // A missing text does not match either, and has its own fault.
      faultOf('too_long', (_, sent) =>
        sent === '' ? undefined : `It is longer than ${MAX_QUERY_LENGTH} characters; shorten it.`,
      ),
    ),
  );
}
