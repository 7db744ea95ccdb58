import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { estypes } from '@elastic/elasticsearch';
import { titleQuery } from '#libs/catalog';
import { ElasticSearch, Vocabularies, buildRequest, indexName } from '#libs/search-elastic';
import { elastic } from '../engines/elastic.js';
import { PAGE } from '../engines/engine.js';
import { loadElastic, type LoadedCatalog } from '../engines/load-elastic.js';
import { measureHeld } from '../measure-held.js';
import type { EmbeddedSpeed } from './embedded-process.js';
import { measureInTurns, type Contestant, type Speed } from './measure-in-turns.js';
import { speedQuestions, type Questions } from './questions.js';

export interface MeasuredSpeed {
  readonly games: number;
  readonly questions: number;
  /** By name of the contestant; see {@link MATCH_ALL}. */
  readonly speeds: ReadonlyMap<string, Speed>;
  readonly vocabularyMegabytes: number;
  readonly vocabularySeconds: number;
  readonly embedded: EmbeddedSpeed;
}

/** What every other speed is compared with. */
export const MATCH_ALL = 'bare `match_all` page';

/** A title search, and one that no title matches in full. */
export const EXACT = 'exact title, vocabulary';
export const IN_PART = 'found in part, vocabulary';

/** @param source a catalog of `games` games */
export async function measureSpeed(
  source: string,
  games: number,
  { url, prefix }: { readonly url: string; readonly prefix: string },
): Promise<MeasuredSpeed> {
  const questions = await speedQuestions(source);
  const embedded = await measureEmbedded(source);
  const loaded = await loadElastic(source, url, prefix);
  try {
    const vocabulary = await measureHeld(() => elastic(loaded));
    const contestants = await contestantsOf(loaded, questions);
    return {
      games,
      questions: questions.exact.length,
      speeds: await measureInTurns(contestants, questions.exact.length),
      vocabularyMegabytes: vocabulary.megabytes,
      vocabularySeconds: vocabulary.seconds,
      embedded,
    };
  } finally {
    await loaded.remove();
  }
}

async function contestantsOf(
  loaded: LoadedCatalog,
  { exact, typos, inPart, slugs }: Questions,
): Promise<ReadonlyMap<string, Contestant>> {
  const { client, prefix, generation } = loaded;
  const index = indexName(prefix, 'games', generation.id);
  const withVocabulary = await elastic(loaded);
  const withFuzzy = await elastic(loaded, 'fuzzy');
  const lookUp = new ElasticSearch(client, new Vocabularies(client, prefix, () => undefined), {
    prefix,
    timeoutMs: 30_000,
  });
  const at = (texts: readonly string[], turn: number): string => texts[turn % texts.length] ?? '';
  const askOnce = (text: string, typo: 'none' | 'fuzzy'): Promise<unknown> => {
    const title = titleQuery(text);
    const request = { resource: 'games', filters: {}, title, after: undefined, count: PAGE } as const;
    return client.search({ index, ...buildRequest(request, typo, index) } as estypes.SearchRequest);
  };
  return new Map<string, Contestant>([
    [
      MATCH_ALL,
      () =>
        client.search({
          index,
          size: PAGE,
          query: { match_all: {} },
          track_total_hits: false,
        }),
    ],
    ['slug look-up', turn => lookUp.record(generation, 'games', at(slugs, turn))],
    [EXACT, turn => withVocabulary.find('games', at(exact, turn))],
    ['exact title, fuzzy clauses, strict tiers first', turn => withFuzzy.find('games', at(exact, turn))],
    ['exact title, strict tiers alone', turn => askOnce(at(exact, turn), 'none')],
    ['typo, vocabulary', turn => withVocabulary.find('games', at(typos, turn))],
    [IN_PART, turn => withVocabulary.find('games', at(inPart, turn))],
    ['typo, fuzzy clauses, strict tiers first', turn => withFuzzy.find('games', at(typos, turn))],
    ['typo, fuzzy clauses, one request', turn => askOnce(at(typos, turn), 'fuzzy')],
  ]);
}

async function measureEmbedded(source: string): Promise<EmbeddedSpeed> {
  const script = new URL('embedded-process.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [...process.execArgv, script, source]);
  return JSON.parse(stdout) as EmbeddedSpeed;
}
