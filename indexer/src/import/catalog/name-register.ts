import type { Named } from './imported.js';
import { nameKey } from './target-catalog.js';
import { SlugRegister } from '#libs/catalog-source';

/** Slugs of what has a name, such as people: existing ones by their name, others made from it. */
export class NameRegister {
  /** Records that the catalog does not have yet, in the order in which they were first named. */
  readonly added: { readonly id: string; readonly name: string }[] = [];
  private readonly slugs: SlugRegister;
  private readonly byKey = new Map<string, string>();

  constructor(
    private readonly existing: ReadonlyMap<string, string>,
    taken: Iterable<string>,
    /** The slug that an earlier import gave a name. */
    private readonly earlier: (name: string) => string | undefined = () => undefined,
  ) {
    this.slugs = new SlugRegister(taken);
  }

  slugOf({ key, name, slugSuffix }: Named): string {
    const known = this.byKey.get(key) ?? this.existing.get(nameKey(name));
    if (known !== undefined) return known;
    const id = this.earlierId(name) ?? this.slugs.claim(name, null, slugSuffix);
    this.byKey.set(key, id);
    this.added.push({ id, name });
    return id;
  }

  /** Not twice: of two people of one name, one is new. */
  private earlierId(name: string): string | undefined {
    const id = this.earlier(name);
    return id === undefined || this.added.some(each => each.id === id) ? undefined : id;
  }
}
