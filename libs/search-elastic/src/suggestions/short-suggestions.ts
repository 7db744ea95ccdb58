import {
  MAX_SUGGESTIONS,
  SEARCHABLE_RESOURCES,
  titleQuery,
  type Generation,
  type SearchableResource,
  type Suggestion,
  type TitleQuery,
} from '#libs/catalog';

/** What it needs of the vocabularies of this process. */
interface BeginningsByList {
  of(
    generation: Generation,
    resource: SearchableResource,
  ): { readonly commonBeginnings: readonly string[] } | undefined;
}

type Ask = (
  generation: Generation,
  resource: SearchableResource,
  title: TitleQuery,
  count: number,
) => Promise<Suggestion[]>;

/** The beginnings of one generation: what is known of them, and what is still to be requested. */
interface Preparation {
  readonly digest: string;
  readonly known: ReadonlyMap<SearchableResource, Map<string, readonly Suggestion[]>>;
  readonly left: { readonly resource: SearchableResource; readonly beginning: string }[];
}

/**
 * The suggestions for the most common beginnings of titles, requested in the background for the current generation:
 * a letter or two begin thousands of titles, all of which Elasticsearch would have to rank at every first keystroke.
 */
export class ShortSuggestions {
  private current: Preparation | undefined;
  private asking: Promise<void> | undefined;
  private isClosed = false;

  /** @param isNeeded false for a list that needs none */
  constructor(
    private readonly vocabularies: BeginningsByList,
    private readonly ask: Ask,
    private readonly isNeeded: (generation: Generation, resource: SearchableResource) => boolean = () => true,
  ) {}

  /** All of them, at most `MAX_SUGGESTIONS`; `undefined` when they are not known. */
  of(
    { digest }: Generation,
    resource: SearchableResource,
    title: TitleQuery,
  ): readonly Suggestion[] | undefined {
    if (this.current?.digest !== digest) return undefined;
    return this.current.known.get(resource)?.get(title.forms.verbatim);
  }

  /**
   * Requests one after the other what is not known yet, once the vocabulary is there.
   * @returns when all is known, or one request has failed: the next call continues with that one
   */
  async prepare(generation: Generation): Promise<void> {
    if (this.current?.digest !== generation.digest) this.current = this.begin(generation);
    if (this.current === undefined) return;
    this.asking ??= this.askFor(generation, this.current).finally(() => (this.asking = undefined));
    // They only make answers faster. What is wrong with the engine is reported by those who need it.
    await this.asking.catch(() => undefined);
  }

  close(): void {
    this.isClosed = true;
  }

  private begin(generation: Generation): Preparation | undefined {
    const left = SEARCHABLE_RESOURCES.flatMap(resource => {
      if (!this.isNeeded(generation, resource)) return [];
      const vocabulary = this.vocabularies.of(generation, resource);
      return (vocabulary?.commonBeginnings ?? []).map(beginning => ({ resource, beginning }));
    });
    if (left.length === 0) return undefined;
    return {
      digest: generation.digest,
      known: new Map(SEARCHABLE_RESOURCES.map(resource => [resource, new Map()])),
      left,
    };
  }

  private async askFor(generation: Generation, preparation: Preparation): Promise<void> {
    const { known, left } = preparation;
    for (let next = left[0]; next !== undefined; next = left[0]) {
      if (this.isClosed || this.current !== preparation) return;
      const { resource, beginning } = next;
      const title = titleQuery(beginning);
      const suggestions = await this.ask(generation, resource, title, MAX_SUGGESTIONS);
      known.get(resource)?.set(title.forms.verbatim, suggestions);
      left.shift();
    }
  }
}
