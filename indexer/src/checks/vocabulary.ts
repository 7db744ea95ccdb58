import { formsOfTitle } from '#libs/catalog';
import { vocabularyParts } from '#libs/search-elastic';
import type { CheckSubject, Finding } from './check-subject.js';
import { sample } from './sample.js';

const SAMPLE_SIZE = 100;

/** The words of random titles, and these titles as a whole, are in the vocabulary, so that typos in them are understood. */
export async function checkVocabulary(subject: CheckSubject): Promise<Finding> {
  const games = await sample(subject, 'games', SAMPLE_SIZE);
  const forms = games.map(({ name }) => formsOfTitle({ text: name.en, language: 'en', isAlias: false }));
  const wanted = {
    words: new Set(forms.flatMap(({ words }) => words)),
    joined: new Set(forms.flatMap(({ joined }) => joined)),
  };
  const { client, prefix, generation } = subject;
  for await (const { list, kind, texts } of vocabularyParts(client, prefix, generation.id))
    if (list === 'games') for (const text of texts) wanted[kind].delete(text);
  const problems = [...wanted.words, ...wanted.joined].map(
    text => `"${text}" of a title is not in the vocabulary`,
  );
  return { checked: games.length, problems };
}
