import { demandNode } from '#libs/node-version';

demandNode();
const { ConfigError, describeConfig, loadConfig } = await import('#libs/config');
const { readOptions } = await import('#libs/service');

const USAGE = `Usage: npm run config

Prints the effective configuration as JSON, secrets hidden.`;

/** `npm run config`: what is in force, secrets hidden. */
try {
  readOptions(USAGE, {});
  console.log(JSON.stringify(describeConfig(loadConfig(process.env)), null, 2));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
