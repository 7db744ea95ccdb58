import type { Operation, Parameter } from '../reference/reference.js';
import { sampleQueries } from '../reference/sample-requests.js';

/**
 * All operations as one file for Postman and Insomnia, in Postman's format 2.1
 * (https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html). The key is a variable, left empty: who
 * imports the file fills it in there.
 */
export function postmanCollection(apiUrl: string, operations: readonly Operation[]): object {
  const groups = Map.groupBy(operations, ({ tag }) => tag);
  return {
    info: {
      name: 'Board Game Catalog API',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{key}}', type: 'string' }] },
    variable: [
      { key: 'api', value: apiUrl },
      { key: 'key', value: '' },
    ],
    item: Array.from(groups, ([name, members]) => ({ name, item: members.map(requestOf) })),
  };
}

function requestOf({ id, title, path, description, parameters }: Operation): object {
  const [sample] = sampleQueries(id);
  const of = (place: string) => parameters.filter(parameter => parameter.in === place);
  const query = of('query').map(parameter => ({
    ...described(parameter),
    value: sample[parameter.name] ?? '',
    disabled: sample[parameter.name] === undefined,
  }));
  const enabled = query.filter(({ disabled }) => !disabled);
  const search = new URLSearchParams(
    Object.fromEntries(enabled.map(({ key, value }) => [key, value])),
  ).toString();
  // It writes `:slug` where a description has `{slug}`.
  const ownPath = path.replace(/\{(\w+)\}/g, ':$1');
  return {
    name: title,
    request: {
      method: 'GET',
      description,
      url: {
        raw: `{{api}}${ownPath}${search === '' ? '' : `?${search}`}`,
        host: ['{{api}}'],
        path: ownPath.split('/').filter(part => part !== ''),
        query,
        variable: of('path').map(parameter => ({
          ...described(parameter),
          value: String(parameter.schema.example),
        })),
      },
    },
  };
}

function described({ name, description }: Parameter): { readonly key: string; readonly description: string } {
  return { key: name, description };
}
