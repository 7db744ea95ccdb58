// Lets plain Node run this project's TypeScript, as Jest does for the specs: `node --import` this file.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';

const SOURCE = /\.tsx?$/;

registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('.') && SOURCE.test(context.parentURL ?? '');
    return next(isOurs ? sourceOf(specifier, context.parentURL) : specifier, context);
  },
  load(url, context, next) {
    if (!SOURCE.test(url)) return next(url, context);
    const { code } = transformFileSync(fileURLToPath(url));
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/** An import of `x.js` means the file `x.ts` or `x.tsx`. */
function sourceOf(specifier, parentUrl) {
  const plain = specifier.replace(/\.js$/, '.ts');
  return existsSync(new URL(plain, parentUrl)) ? plain : `${plain}x`;
}
