/**
 * Node runs TypeScript but does not change the extension of imports, while the sources import each other as `.js`,
 * which tsc and Jest need. Loaded with `--import`, this resolves such a name to the `.ts` file.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isSource = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return nextResolve(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
