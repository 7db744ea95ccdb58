import { compressTo, type Effort, type Encoding, exactCopy, MIN_BYTES_TO_COMPRESS } from './encodings.js';

/** Bytes to send, and the content coding they are in; `undefined` for none. */
export interface BodyForm {
  readonly bytes: Buffer;
  readonly encoding: Encoding | undefined;
}

/** A body and its compressed forms, each made once, when it is first needed, and kept with it. */
export class EncodedBody {
  private readonly plain: BodyForm;
  private readonly forms = new Map<Encoding, BodyForm | Promise<BodyForm>>();
  private held: number;

  /** @param onGrowth called when a further form is kept */
  constructor(
    bytes: Buffer | string,
    private readonly effort: Effort,
    private readonly onGrowth: () => void = () => {},
  ) {
    const plain = exactCopy(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
    this.plain = { bytes: plain, encoding: undefined };
    this.held = plain.length;
  }

  /** Bytes of all forms that are kept by now. */
  get heldBytes(): number {
    return this.held;
  }

  /**
   * The form for a client that prefers `encoding`: the body as it is when compressing makes it no smaller.
   * @returns a promise only while the form is being made, which all callers share meanwhile
   */
  in(encoding: Encoding | undefined): BodyForm | Promise<BodyForm> {
    if (encoding === undefined || this.plain.bytes.length < MIN_BYTES_TO_COMPRESS) return this.plain;
    const known = this.forms.get(encoding);
    if (known !== undefined) return known;
    const form = this.make(encoding);
    this.forms.set(encoding, form);
    // What failed may be tried again.
    form.catch(() => this.forms.delete(encoding));
    return form;
  }

  private async make(encoding: Encoding): Promise<BodyForm> {
    const bytes = await compressTo(encoding, this.plain.bytes, this.effort);
    const isSmaller = bytes.length < this.plain.bytes.length;
    const form = isSmaller ? { bytes, encoding } : this.plain;
    this.forms.set(encoding, form);
    if (isSmaller) {
      this.held += bytes.length;
      this.onGrowth();
    }
    return form;
  }
}
