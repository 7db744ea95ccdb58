import { hash } from 'node:crypto';
import { StaticFile } from './static-file.js';
import { contentTypeOf } from './content-type.js';

/** Enough that no two versions of a file ever share a name. */
const HASH_LENGTH = 12;
/** Another content has another name, so clients never have to check whether this one changed. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/**
 * A file whose name contains a hash of its content: `style.css` becomes `style.Xk2f…css`, and is kept by clients for a
 * year.
 */
export class HashedFile {
  readonly name: string;
  readonly file: StaticFile;

  /** @throws for a kind of file that has no content type here */
  constructor(name: string, bytes: Buffer | string, headers: Readonly<Record<string, string>> = {}) {
    const dot = name.lastIndexOf('.');
    const digest = hash('sha256', bytes, 'base64url').slice(0, HASH_LENGTH);
    this.name = `${name.slice(0, dot)}.${digest}${name.slice(dot)}`;
    this.file = new StaticFile(bytes, {
      contentType: contentTypeOf(name),
      cacheControl: FOR_A_YEAR,
      headers,
    });
  }
}
