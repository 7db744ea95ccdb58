import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCredentials } from '#libs/admission';
import { countHeaderLines } from '#libs/service';
import { Site } from '../configuration/site.js';
import { ADMISSION_CONNECTION, type AdmissionConnection } from '../connections.js';
import { Metrics } from '../metrics/metrics.js';
import { ProblemWriter } from '../problems/problem-writer.js';
import { isForApi } from '../request/api-path.js';
import type { RawQuery } from '../request/raw-query.js';
import { noteFact } from '../request/request-facts.js';
import { refusal } from './refusal.js';

/**
 * The admission check. It runs for everything under `/api/v1`, unknown paths and methods included, so that clients
 * cannot find out which paths exist without a key. A hook and not a guard, because Nest's guards run only for requests
 * that have a route.
 */
@Injectable()
export class AdmissionHook {
  constructor(
    @Inject(ADMISSION_CONNECTION) private readonly store: AdmissionConnection,
    private readonly site: Site,
    private readonly problems: ProblemWriter,
    private readonly metrics: Metrics,
  ) {}

  /**
   * `done` is called only for admitted requests. (After an async hook Fastify would continue by itself while a long
   * refusal is still being compressed.)
   */
  readonly admit = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    if (!isForApi(request)) {
      done();
      return;
    }
    const { headers, raw } = request;
    const credentials = readCredentials(headers, countHeaderLines(raw.rawHeaders, 'authorization'));
    this.store.admission.admit(credentials).then(outcome => {
      noteFact(request, 'admission', outcome);
      this.metrics.countAdmission(outcome.kind);
      if (outcome.kind === 'admitted') {
        done();
        return;
      }
      const context = { query: request.query as RawQuery, dashboardUrl: this.site.dashboardUrl };
      this.problems.send(refusal(outcome, context), request, reply);
    }, done);
  };
}
