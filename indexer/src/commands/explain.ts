import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  MAX_QUERY_LENGTH,
  SEARCHABLE_RESOURCES,
  searchText,
  titleQuery,
  type SearchableResource,
  type TitleQuery,
} from '#libs/catalog';
import { loadConfig } from '#libs/config';
import { findInSource } from '../explain/compose-find-in-source.js';
import { explainHits, type FoundRecord } from '../explain/explain-hits.js';
import { findInElastic } from '../explain/find-in-elastic.js';
import { renderExplanations } from '../explain/render-explanations.js';
import { NoGeneration } from '../generations/no-generation.js';
import { listGenerations } from '../generations/list-generations.js';
import { createReport } from '../report/create-report.js';
import type { Report } from '../report/report.js';
import type { ProcessIo } from '../process-io.js';
import { elasticCommand, withElastic, type ElasticOptions } from './elastic-command.js';
import { wholeNumber } from './options.js';

interface ExplainOptions extends ElasticOptions {
  readonly q: string;
  readonly resource: SearchableResource;
  readonly limit: number;
  readonly source?: string;
}

export function explainCommand(io: ProcessIo): Command {
  return elasticCommand(
    'explain',
    'tell why a title search answers as it does: tier, edits, matched title and language of the first hits',
  )
    .addOption(new Option('--q <text>', 'what is searched for').argParser(queryText).makeOptionMandatory())
    .addOption(
      new Option('--resource <list>', 'the list that is searched')
        .choices(SEARCHABLE_RESOURCES)
        .default('games'),
    )
    .addOption(
      new Option('--limit <count>', 'how many hits are explained').default(10).argParser(wholeNumber(1, 50)),
    )
    .addOption(
      new Option(
        '--source <folder>',
        'explain a source; the published catalog, or CATALOG_SOURCE, unless told',
      ),
    )
    .action((options: ExplainOptions) => {
      const { elasticsearch, catalogSource } = loadConfig(io.environment);
      const { source = elasticsearch === undefined ? catalogSource : undefined } = options;
      return source === undefined ? explainPublished(io, options) : explainSource(io, options, source);
    });
}

async function explainSource(io: ProcessIo, options: ExplainOptions, source: string): Promise<void> {
  const query = titleQuery(options.q);
  const found = await findInSource(source, options.resource, query, options.limit);
  tell(createReport(options, io), io, options, { source }, query, found);
}

function explainPublished(io: ProcessIo, options: ExplainOptions): Promise<void> {
  return withElastic(io, options, async context => {
    const generation = (await listGenerations(context)).current?.id;
    if (generation === undefined)
      throw new NoGeneration(
        'nothing is published yet; do it with "npm run indexer -- run --source <folder>"',
      );
    const query = titleQuery(options.q);
    const found = await findInElastic(context, generation, options.resource, query, options.limit);
    tell(context.report, io, options, { generation }, query, found);
  });
}

function tell(
  report: Report,
  { stdout }: ProcessIo,
  { q, resource }: ExplainOptions,
  catalog: { readonly source: string } | { readonly generation: string },
  query: TitleQuery,
  found: readonly FoundRecord[],
): void {
  const hits = explainHits(query, found);
  report.result({ q, resource, ...catalog, hits }, renderExplanations(query, hits, stdout.columns));
}

/** What the API takes as `q`. */
function queryText(typed: string): string {
  const text = searchText(typed);
  if (text !== '' && Array.from(text).length <= MAX_QUERY_LENGTH) return text;
  throw new InvalidArgumentError(`It must be 1 to ${MAX_QUERY_LENGTH} characters.`);
}
