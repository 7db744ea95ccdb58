import type { NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '#libs/config';
import { createLog, FrameworkLog, type Log } from '#libs/log';
import { AppModule } from './app.module.js';
import { createServer } from './http/server.js';
import { RunningDashboard } from './running-dashboard.js';

/**
 * Builds the dashboard of the process. Tests build theirs with `Test.createTestingModule`, and finish it the same way.
 */
export async function createDashboard(
  config: Config,
  log: Log = createLog(config.logLevel, 'dashboard'),
): Promise<RunningDashboard> {
  return finishDashboard(
    await NestFactory.create<NestFastifyApplication>(
      AppModule.configured(config, log),
      await createAdapter(config, log),
      applicationOptions(log),
    ),
  );
}

/** The HTTP server under Nest. */
export async function createAdapter(config: Config, log: Log): Promise<FastifyAdapter> {
  return new FastifyAdapter(await createServer(config, log));
}

export function applicationOptions(log: Log): NestApplicationOptions {
  return { logger: new FrameworkLog(log), abortOnError: false, bodyParser: false };
}

/** Makes a created application ready to listen. */
export async function finishDashboard(nest: NestFastifyApplication): Promise<RunningDashboard> {
  await nest.init();
  await nest.getHttpAdapter().getInstance().ready();
  return new RunningDashboard(nest);
}
