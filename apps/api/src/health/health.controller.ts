import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Problem } from '../http/problem.js';
import { Readiness, type ReadinessReport } from './readiness.js';

/** For orchestrators and load balancers: outside the API, without a key, never cached. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Fails only by not answering: then, and only then, it helps to start the process anew. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready(): Promise<{ status: 'ready' } & Pick<ReadinessReport, 'parts'>> {
    const { ready, parts } = await this.readiness.report();
    if (ready) return { status: 'ready', parts };
    throw new Problem(
      'service_unavailable',
      'Not every part of the service is ready; parts says which and what to do.',
      {
        headers: { 'retry-after': '1' },
        members: { parts },
        cause: new Error(describeTrouble(parts)),
      },
    );
  }
}

/** For the log: what is wrong, and with which part. */
function describeTrouble(parts: ReadinessReport['parts']): string {
  return Object.entries(parts)
    .filter(([, health]) => health !== 'ok')
    .map(([part, health]) => `${part}: ${health}`)
    .join('; ');
}
