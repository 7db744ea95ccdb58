import type { ProcessIo } from '../process-io.js';
import { BarReport } from './bar-report.js';
import { JsonReport } from './json-report.js';
import { LineReport } from './line-report.js';
import type { Report } from './report.js';

export function createReport(
  { json }: { readonly json?: boolean | undefined },
  { stdout, stderr }: Pick<ProcessIo, 'stdout' | 'stderr'>,
): Report {
  if (json) return new JsonReport(stdout);
  return stderr.isTTY ? new BarReport(stdout, stderr) : new LineReport(stdout, stderr);
}
