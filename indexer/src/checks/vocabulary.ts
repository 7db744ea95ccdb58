import { titleForms } from '#libs/catalog';
import { vocabularyIndexName, type VocabularyPart } from '#libs/search-elastic';
import type { CheckSubject, Finding } from './check-subject.js';
import { sample } from './sample.js';

const SAMPLE_SIZE = 100;
const PARTS_PER_PAGE = 10;

/** The words of random titles, and these titles as a whole, are in the vocabulary, so that typos in them are understood. */
export async function checkVocabulary(subject: CheckSubject): Promise<Finding> {
  const games = await sample(subject, 'games', SAMPLE_SIZE);
  const forms = games.map(({ name }) => titleForms(name.en));
  const wanted = {
    words: new Set(forms.flatMap(({ words }) => words)),
    joined: new Set(forms.flatMap(({ joined }) => joined)),
  };
  for await (const { list, kind, texts } of vocabularyOf(subject))
    if (list === 'games') for (const text of texts) wanted[kind].delete(text);
  const problems = [...wanted.words, ...wanted.joined].map(
    text => `"${text}" of a title is not in the vocabulary`,
  );
  return { looked: games.length, problems };
}

async function* vocabularyOf({
  client,
  prefix,
  generation,
}: CheckSubject): AsyncGenerator<VocabularyPart['content']> {
  let after: string | undefined;
  do {
    const { hits } = await client.search<VocabularyPart>({
      index: vocabularyIndexName(prefix, generation.id),
      size: PARTS_PER_PAGE,
      sort: [{ part: 'asc' }],
      ...(after !== undefined && { search_after: [after] }),
      track_total_hits: false,
      allow_partial_search_results: false,
    });
    const parts = hits.hits.flatMap(({ _source }) => _source ?? []);
    for (const { content } of parts) yield content;
    after = parts.at(-1)?.part;
  } while (after !== undefined);
}
