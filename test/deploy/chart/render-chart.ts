import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pythonEnvironment } from '../../support/python-environment.js';
import { helmProgram } from './helm-program.js';

const run = promisify(execFile);

const CHART = 'deploy/helm';
/** The oldest version that the chart supports, and the newest whose schemas are there. */
export const KUBERNETES = ['1.31', '1.37'] as const;

export interface Container {
  readonly name: string;
  readonly command: readonly string[];
  readonly env: readonly { readonly name: string; readonly value: string }[];
}

interface PodSpec {
  readonly containers: readonly [Container];
  readonly volumes: readonly {
    readonly projected?: {
      readonly sources: readonly { readonly secret: { readonly items: readonly { path: string }[] } }[];
    };
  }[];
}

/** What is read of an object of Kubernetes. */
export interface Manifest {
  readonly kind: string;
  readonly apiVersion: string;
  readonly spec: {
    readonly template?: { readonly spec: PodSpec };
    readonly jobTemplate?: { readonly spec: { readonly template: { readonly spec: PodSpec } } };
  };
}

/** Helm with this chart, and what reads its output. */
export class Chart {
  private constructor(
    private readonly helm: string,
    private readonly python: string,
  ) {}

  /** @param helm the path of another Helm than the one that is fetched */
  static async open(helm?: string): Promise<Chart> {
    const python = await pythonEnvironment('test/deploy/chart/requirements.txt');
    return new Chart(helm ?? (await helmProgram()), python);
  }

  /** @param args `--values` and `--set` of Helm. @throws with what Helm says when it refuses them */
  async render(...args: string[]): Promise<string> {
    const { stdout } = await run(this.helm, ['template', 'catalog', CHART, ...this.version, ...args]);
    return stdout;
  }

  /** @returns what `helm lint` found, notes apart */
  async lint(...args: string[]): Promise<string> {
    const options = ['--strict', '--quiet', ...this.version, ...args];
    return (await run(this.helm, ['lint', CHART, ...options])).stdout;
  }

  read(manifests: string): Manifest[] {
    const toJson =
      'import json, sys, yaml; json.dump([each for each in yaml.safe_load_all(sys.stdin) if each], sys.stdout)';
    const { stdout } = spawnSync(join(this.python, 'python'), ['-c', toJson], {
      input: manifests,
      encoding: 'utf8',
    });
    return JSON.parse(stdout) as Manifest[];
  }

  /** @returns what violates the schemas of a version of Kubernetes, which know no custom resources */
  violations(files: readonly string[], version: string): string {
    const args = ['--strict', '--quiet', '--no-warn', '-k', version, ...files];
    const { stdout, stderr } = spawnSync(join(this.python, 'kubernetes-validate'), args, {
      encoding: 'utf8',
    });
    return stdout + stderr;
  }

  private readonly version = ['--kube-version', `${KUBERNETES[0]}.0`];
}

/** The pods that objects of Kubernetes lead to. */
export function podsOf(manifests: readonly Manifest[]): PodSpec[] {
  return manifests
    .map(({ spec }) => (spec.jobTemplate?.spec ?? spec).template?.spec)
    .filter(pod => pod !== undefined);
}

/** The files that a pod has of its Secrets. */
export function secretFiles({ volumes }: PodSpec): string[] {
  const sources = volumes.flatMap(({ projected }) => projected?.sources ?? []);
  return sources.flatMap(({ secret }) => secret.items.map(({ path }) => path));
}
