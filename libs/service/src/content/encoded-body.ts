import { compressTo, type Effort, type Encoding, exactCopy, MIN_BYTES_TO_COMPRESS } from './encodings.js';

/** A body and its compressed forms, each made once, when it is first asked for, and kept with it. */
export class EncodedBody {
  readonly plain: Buffer;
  private readonly forms = new Map<Encoding, Promise<Buffer>>();
  private readonly made = new Map<Encoding, Buffer>();
  private held: number;

  /** @param onGrowth told when a further form is held */
  constructor(
    bytes: Buffer | string,
    private readonly effort: Effort,
    private readonly onGrowth: () => void = () => {},
  ) {
    this.plain = exactCopy(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
    this.held = this.plain.length;
  }

  /** Bytes of all forms that are held by now. */
  get heldBytes(): number {
    return this.held;
  }

  /** Whether compressing it would save anything worth it. */
  get isWorthCompressing(): boolean {
    return this.plain.length >= MIN_BYTES_TO_COMPRESS;
  }

  /** One form, if it has been made already. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.made.get(encoding);
  }

  /** One form. Calls while it is being made share the result. */
  in(encoding: Encoding): Promise<Buffer> {
    const known = this.forms.get(encoding);
    if (known !== undefined) return known;
    const form = this.make(encoding);
    this.forms.set(encoding, form);
    // What failed may be tried again.
    form.catch(() => this.forms.delete(encoding));
    return form;
  }

  private async make(encoding: Encoding): Promise<Buffer> {
    const form = await compressTo(encoding, this.plain, this.effort);
    this.made.set(encoding, form);
    this.held += form.length;
    this.onGrowth();
    return form;
  }
}
