// Lets plain Node run this project's TypeScript, as Jest does for the specs: `node --import` this file.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';

registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    const { code } = transformFileSync(fileURLToPath(url));
    return { format: 'module', source: code, shortCircuit: true };
  },
});
