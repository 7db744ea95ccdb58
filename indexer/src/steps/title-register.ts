import { RESOURCES, countWords, type Generation, type Resource, type TitleForms } from '#libs/catalog';
import { vocabularyIndexName, type IndexDocument, type VocabularyPart } from '#libs/search-elastic';
import type { Context } from '../context.js';
import { VocabularyParts } from '../generations/vocabulary-parts.js';

/**
 * What a generation must know of all its titles, gathered while they pass: how many words the longest has, and the
 * vocabulary, which is stored part by part. Documents hold their titles folded already.
 */
export class TitleRegister {
  private readonly longest = Object.fromEntries(RESOURCES.map(list => [list, 0])) as Record<Resource, number>;
  private readonly vocabulary = new VocabularyParts();

  constructor(
    private readonly context: Context,
    private readonly generation: string,
  ) {}

  async enter(resource: Resource, document: IndexDocument): Promise<void> {
    for (const forms of document.titles as readonly TitleForms[]) {
      this.longest[resource] = Math.max(this.longest[resource], countWords(forms).most);
      const part = this.vocabulary.add(resource, forms);
      if (part !== undefined) await this.store(part);
    }
  }

  /** Once every title has passed. */
  async close(): Promise<Generation['longestTitleWords']> {
    for (const part of this.vocabulary.rest()) await this.store(part);
    return this.longest;
  }

  private async store(part: VocabularyPart): Promise<void> {
    const { client, prefix } = this.context;
    await client.index({
      index: vocabularyIndexName(prefix, this.generation),
      id: part.part,
      document: part,
    });
  }
}
