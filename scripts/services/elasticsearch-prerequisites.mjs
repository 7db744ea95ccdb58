import { findCommand } from '../support/find-command.mjs';
import { findJdk, OLDEST_JAVA } from './find-jdk.mjs';

/** What is missing to run Elasticsearch, and is not fetched, because every distribution has it. */
export function elasticsearchPrerequisites() {
  const missing = [];
  if (!findCommand('mvn')) missing.push('Maven, which fetches Elasticsearch (Debian: apt-get install maven)');
  if (!findJdk())
    missing.push(
      `a JDK ${OLDEST_JAVA} or newer, in ES_JAVA_HOME, JAVA_HOME or /usr/lib/jvm (for example Temurin 25)`,
    );
  return missing;
}
