export interface KeptAnswer {
  readonly etag: string;
  /** The body as text: each reader parses an object of its own. */
  readonly text: string;
}

/** The latest answers by URL, so that the service can say "not modified". The longest unused go first. */
export class AnswerCache {
  private readonly answers = new Map<string, KeptAnswer>();
  private characters = 0;

  /** @param maxCharacters bound on the length of all bodies together; 0 keeps none */
  constructor(private readonly maxCharacters: number) {}

  get(url: string): KeptAnswer | undefined {
    const answer = this.answers.get(url);
    if (answer !== undefined) {
      // A Map remembers the order of insertion: the first entry is the one unused for longest.
      this.answers.delete(url);
      this.answers.set(url, answer);
    }
    return answer;
  }

  set(url: string, answer: KeptAnswer): void {
    this.delete(url);
    if (answer.text.length > this.maxCharacters) return;
    this.answers.set(url, answer);
    this.characters += answer.text.length;
    for (const oldest of this.answers.keys()) {
      if (this.characters <= this.maxCharacters) return;
      this.delete(oldest);
    }
  }

  private delete(url: string): void {
    this.characters -= this.answers.get(url)?.text.length ?? 0;
    this.answers.delete(url);
  }
}
