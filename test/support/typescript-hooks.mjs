// Lets plain Node run this project's TypeScript, as Jest does for the specs: `node --import` this file.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = /\.tsx?$/;
/** Specs start the same processes again and again, which takes half a second less with what is kept here. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/typescript', import.meta.url));

const SETTINGS = readFileSync(new URL('../../.swcrc', import.meta.url));

mkdirSync(CACHE, { recursive: true });
enableCompileCache(join(CACHE, 'compiled'));

registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('.') && SOURCE.test(context.parentURL ?? '');
    return next(isOurs ? sourceOf(specifier, context.parentURL) : specifier, context);
  },
  load(url, context, next) {
    if (!SOURCE.test(url)) return next(url, context);
    return { format: 'module', source: javaScriptOf(fileURLToPath(url)), shortCircuit: true };
  },
});

/** An import of `x.js` means the file `x.ts` or `x.tsx`. */
function sourceOf(specifier, parentUrl) {
  const plain = specifier.replace(/\.js$/, '.ts');
  return existsSync(new URL(plain, parentUrl)) ? plain : `${plain}x`;
}

/** The source map in it names the path. */
function javaScriptOf(path) {
  const digest = createHash('sha256').update(SETTINGS).update(path).update(readFileSync(path)).digest('hex');
  const kept = join(CACHE, `${digest}.js`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  // Loaded when it is needed: with everything kept, it never is.
  const { code } = createRequire(import.meta.url)('@swc/core').transformFileSync(path);
  // Under its name a file is complete, also for processes that start at the same time.
  const partial = `${kept}.${process.pid}`;
  writeFileSync(partial, code);
  renameSync(partial, kept);
  return code;
}
