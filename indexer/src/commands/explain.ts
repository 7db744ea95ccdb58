import { type Command, InvalidArgumentError, Option } from 'commander';
import { MAX_QUERY_LENGTH, RESOURCES, searchText, titleQuery, type Resource } from '#libs/catalog';
import { loadConfig } from '#libs/config';
import { explainedSource } from '../explain/compose-explained-source.js';
import { explainAnswer } from '../explain/explain-answer.js';
import type { ExplainedCatalog } from '../explain/explained-catalog.js';
import { explainedGeneration } from '../explain/explained-generation.js';
import { renderAnswer } from '../explain/render-answer.js';
import { parseSelection, type TypedSelection } from '../explain/selection.js';
import { NoGeneration } from '../generations/choose-generation.js';
import { listGenerations } from '../generations/list-generations.js';
import { isComplete } from '../generations/stored-generation.js';
import { createReport } from '../report/create-report.js';
import type { Report } from '../report/report.js';
import type { ProcessIo } from '../process-io.js';
import { elasticCommand, withElastic, type ElasticOptions } from './elastic-command.js';
import { wholeNumber } from './options.js';

interface ExplainOptions extends ElasticOptions, TypedSelection {
  readonly q: string;
  readonly resource: Resource;
  readonly limit: number;
  readonly source?: string;
}

export function explainCommand(io: ProcessIo): Command {
  return elasticCommand(
    'explain',
    'explain the result of a title search: how the first hits match, what filters leave out, counts and suggestions',
  )
    .addOption(new Option('--q <text>', 'what is searched for').argParser(queryText).makeOptionMandatory())
    .addOption(
      new Option('--resource <list>', 'the list that is searched').choices(RESOURCES).default('games'),
    )
    .addOption(
      new Option('--limit <count>', 'how many hits are explained').default(10).argParser(wholeNumber(1, 50)),
    )
    .addOption(new Option('--where <filters>', 'filters as in a URL, such as "players=4&language=de"'))
    .addOption(new Option('--sort <order>', 'an order instead of the best match first, such as "-year"'))
    .addOption(new Option('--facets <fields>', 'fields whose values are counted, separated by commas'))
    .addOption(
      new Option(
        '--source <folder>',
        'explain this source; without it, the current generation, or CATALOG_SOURCE if no ELASTICSEARCH_URL is set',
      ),
    )
    .action((options: ExplainOptions) => {
      const { elasticsearch, catalogSource } = loadConfig(io.environment);
      const { source = elasticsearch === undefined ? catalogSource : undefined } = options;
      return source === undefined ? explainCurrent(io, options) : explainSource(io, options, source);
    });
}

async function explainSource(io: ProcessIo, options: ExplainOptions, source: string): Promise<void> {
  await tell(createReport(options, io), io, options, { source }, () => explainedSource(source));
}

function explainCurrent(io: ProcessIo, options: ExplainOptions): Promise<void> {
  return withElastic(io, options, async context => {
    const generation = (await listGenerations(context)).current;
    if (generation === undefined || !isComplete(generation))
      throw new NoGeneration(
        'there is no current generation yet; make one with "npm run indexer -- run --source <folder>"',
      );
    const catalog = explainedGeneration(context, generation);
    await tell(context.report, io, options, { generation: generation.id }, () => Promise.resolve(catalog));
  });
}

async function tell(
  report: Report,
  { stdout }: ProcessIo,
  { q, resource, limit, ...typed }: ExplainOptions,
  from: { readonly source: string } | { readonly generation: string },
  open: () => Promise<ExplainedCatalog>,
): Promise<void> {
  const selection = parseSelection(resource, typed);
  const query = titleQuery(q);
  const answer = await explainAnswer(await open(), resource, query, selection, limit);
  report.result({ q, resource, ...from, ...answer }, renderAnswer(query, answer, stdout.columns));
}

/** What the API takes as `q`. */
function queryText(typed: string): string {
  const text = searchText(typed);
  if (text !== '' && Array.from(text).length <= MAX_QUERY_LENGTH) return text;
  throw new InvalidArgumentError(`It must be 1 to ${MAX_QUERY_LENGTH} characters.`);
}
