import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { ReadinessReport } from '#libs/service';
import { Problem } from '../problems/problem.js';
import { Readiness } from './readiness.js';

/** For orchestrators and load balancers: outside the API, without a key, never cached. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Fails only by not answering: then, and only then, restarting the process helps. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** 200 while requests should be sent here, even in the state `degraded`, in which some cannot be answered. */
  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready(): Promise<ReadinessReport> {
    const report = await this.readiness.report();
    if (report.status !== 'unavailable') return report;
    const { parts } = report;
    throw new Problem(
      'service_unavailable',
      'A required part is unavailable; `parts` names it and says what to do.',
      {
        headers: { 'retry-after': '1' },
        members: { parts },
        cause: new Error(describeTrouble(parts)),
      },
    );
  }
}

/** Says for the log which parts are unhealthy, and why. */
function describeTrouble(parts: ReadinessReport['parts']): string {
  return Object.entries(parts)
    .filter(([, health]) => health !== 'ok')
    .map(([part, health]) => `${part}: ${health}`)
    .join('; ');
}
