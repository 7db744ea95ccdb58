import { ApiParam } from '@nestjs/swagger';

/** The slug in the path of a single record. @param record the kind of record, such as `game` @param example a record of the catalog that ships */
export function SlugInPath(record: string, example: string): MethodDecorator {
  return ApiParam({
    name: 'slug',
    description: `The \`id\` of the ${record}.`,
    schema: { type: 'string', example },
  });
}
