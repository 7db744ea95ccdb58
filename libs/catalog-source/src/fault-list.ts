import { SourceRefused, type SourceFault } from './source-fault.js';

const KEPT_FAULTS = 1_000;

/** Collects faults; counts all, keeps the first thousand, and counts the lines that are refused for them. */
export class FaultList {
  readonly kept: SourceFault[] = [];
  private total = 0;
  private readonly refusedLines = new Set<string>();

  add(fault: SourceFault): void {
    this.total++;
    this.refusedLines.add(`${fault.file}:${fault.line}`);
    if (this.kept.length < KEPT_FAULTS) this.kept.push(fault);
  }

  /** How many lines are refused: a line with three faults counts once. */
  get refusals(): number {
    return this.refusedLines.size;
  }

  refuses(file: string, line: number): boolean {
    return this.refusedLines.size > 0 && this.refusedLines.has(`${file}:${line}`);
  }

  /** @throws SourceRefused when more than `maxRejects` lines are refused */
  enforce(maxRejects: number): void {
    if (this.refusals > maxRejects) throw new SourceRefused(this.kept, this.total);
  }
}
