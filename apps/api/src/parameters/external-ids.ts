import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { EXTERNAL_CATALOGS, isExternalId, type ExternalCatalog } from '#libs/catalog';
import type { ParameterDocs } from './parameter-docs.js';
import { eachPart, SplitAtCommas } from './split-at-commas.js';

/** 1 to `maxCount` ids of another catalog, each once. */
export function ExternalIds(
  catalog: ExternalCatalog,
  maxCount: number,
  { example, ...docs }: ParameterDocs<readonly string[]>,
): PropertyDecorator {
  const { name, idPattern, example: id } = EXTERNAL_CATALOGS[catalog];
  return applyDecorators(
    IsOptional(),
    SplitAtCommas(maxCount),
    Matches(
      new RegExp(`^${idPattern}$`),
      eachPart(
        'not_an_id',
        part => !isExternalId(catalog, part),
        quoted => `${quoted} is no id of ${name}; write one such as ${id}.`,
      ),
    ),
    ApiPropertyOptional({
      type: 'string',
      pattern: `^${idPattern}(,${idPattern}){0,${maxCount - 1}}$`,
      ...docs,
      ...(example?.length && { example: example.join(',') }),
    }),
  );
}
