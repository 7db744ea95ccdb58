import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NestApplicationOptions } from '@nestjs/common';
import type { Config } from '#libs/config';
import { createLog, FrameworkLog, type Log } from '#libs/log';
import { AppModule } from './app.module.js';
import { serveDocumentation } from './documentation/serve-documentation.js';
import { createServer } from './lifecycle/server.js';
import { RunningApp } from './running-app.js';

/** Builds the API of the process. Tests build theirs with `Test.createTestingModule`, and finish it the same way. */
export async function createApp(
  config: Config,
  log: Log = createLog(config.logLevel, 'api'),
): Promise<RunningApp> {
  const module = AppModule.configured(config, log);
  return finishApp(
    await NestFactory.create<NestFastifyApplication>(module, createAdapter(config), applicationOptions(log)),
  );
}

/** The HTTP server under Nest. */
export function createAdapter(config: Config): FastifyAdapter {
  return new FastifyAdapter(createServer(config));
}

export function applicationOptions(log: Log): NestApplicationOptions {
  return { logger: new FrameworkLog(log), abortOnError: false, bodyParser: false };
}

/**
 * Makes a created application ready to listen.
 * @param isDocumented whether pages and the description are served; tests that start many do without
 */
export async function finishApp(nest: NestFastifyApplication, isDocumented = true): Promise<RunningApp> {
  await nest.init();
  if (isDocumented) await serveDocumentation(nest);
  await nest.getHttpAdapter().getInstance().ready();
  return new RunningApp(nest);
}
