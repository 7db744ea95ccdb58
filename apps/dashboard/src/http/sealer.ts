import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
/** Recommended for GCM by NIST SP 800-38D. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts short texts. A sealed text can be opened only with the same secret, purpose and context. */
export class Sealer {
  private readonly key: Buffer;

  /**
   * @param secret at least 128 random bits
   * @param purpose keeps apart what the same secret is used for
   */
  constructor(secret: string, purpose: string, salt = '') {
    this.key = Buffer.from(hkdfSync('sha256', secret, salt, purpose, KEY_BYTES));
  }

  /** @param context is not part of the result, but needed to open it. @returns base64url */
  seal(text: string, context: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(context));
    const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat(sealed).toString('base64url');
  }

  /** @returns `undefined` for whatever this sealer did not seal in this context */
  open(sealed: string, context: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const text = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    } catch {
      return undefined;
    }
  }
}
