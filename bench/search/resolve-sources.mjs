/**
 * Node runs TypeScript but takes file names at their word, while the sources name each other `.js`, as tsc and Jest
 * want it. Loaded with `--import`, this finds the `.ts` beside it.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isSource = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return nextResolve(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
