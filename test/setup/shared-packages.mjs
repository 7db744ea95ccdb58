import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { types } from 'node:util';
import { compileFunction, SyntheticModule } from 'node:vm';
import Runtime from 'jest-runtime';

const requireNatively = createRequire(import.meta.url);

/**
 * Jest's loader, which makes every module again for each spec, with one difference: packages are loaded by Node, once for all
 * specs of a worker. To make those of NestJS and Fastify again took a second of the processor per spec, which was half of all.
 */
export default class SharedPackages extends Runtime {
  constructor(config, ...rest) {
    super(config, ...rest);
    // What Jest does not transform: all packages but those whose TypeScript it reads.
    const packages = new RegExp(config.transformIgnorePatterns.join('|'));
    this.registries.esModuleRegistry = new ModulesOfSpec(packages);
    // Modules are made in the worker's own context, where those of packages are: see `worker-environment.mjs`.
    this.esmLoader.getContext = () => undefined;
    const { executor } = this;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
  }
}

/** By URL: those that Jest made for one spec, and those of packages, which are added when they are asked for. */
class ModulesOfSpec extends Map {
  constructor(packages) {
    super();
    this.packages = packages;
  }

  get(url) {
    return super.get(url) ?? (this.isOfPackage(url) ? this.addPackage(url) : undefined);
  }

  has(url) {
    return this.get(url) !== undefined;
  }

  isOfPackage(url) {
    return url.startsWith('file:') && this.packages.test(url);
  }

  addPackage(url) {
    const exports = exportsOf(fileURLToPath(url));
    const module = new SyntheticModule(Object.keys(exports), () => {
      for (const [name, value] of Object.entries(exports)) module.setExport(name, value);
    });
    module.evaluate();
    this.set(url, module);
    return module;
  }
}

/** What `import` gives, also of a CommonJS file. */
function exportsOf(path) {
  const exports = requireNatively(path);
  return types.isModuleNamespaceObject(exports) ? exports : { ...exports, default: exports };
}
