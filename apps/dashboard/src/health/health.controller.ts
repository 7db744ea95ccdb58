import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../visit/signed-in.guard.js';
import { Readiness } from './readiness.js';

@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @HttpCode(200)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ status: 'ok' | 'unavailable' }> {
    const isReady = await this.readiness.check();
    void reply.code(isReady ? 200 : 503);
    return { status: isReady ? 'ok' : 'unavailable' };
  }
}
