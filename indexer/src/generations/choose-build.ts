import { isComplete, type Builds, type CompleteBuild } from './build.js';
import { NoGeneration } from './no-generation.js';

/**
 * The build of this generation, the newest complete one when none is named.
 * @throws NoGeneration when there is none, or when it is not complete
 */
export function chooseBuild(builds: Builds, generation: string | undefined): CompleteBuild {
  if (generation === undefined) {
    if (builds.newestComplete) return builds.newestComplete;
    throw new NoGeneration(
      'there is no complete generation; make one with "npm run indexer -- build --source <folder>"',
    );
  }
  const build = builds.withId(generation);
  if (build === undefined)
    throw new NoGeneration(
      `there is no generation ${generation}; "npm run indexer -- status" lists those there are`,
    );
  if (!isComplete(build))
    throw new NoGeneration(`generation ${generation} is not complete, so it is never published; build again`);
  return build;
}
