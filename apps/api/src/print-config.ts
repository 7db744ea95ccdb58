import { ConfigError, describeConfig, loadConfig } from '#libs/config';

/** `npm run config`: what is in force, secrets hidden. */
try {
  console.log(JSON.stringify(describeConfig(loadConfig(process.env)), null, 2));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
