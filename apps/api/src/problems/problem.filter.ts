import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemWriter } from './problem-writer.js';

/** Everything that Nest or Fastify catches ends here. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly problems: ProblemWriter) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.problems.send(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
