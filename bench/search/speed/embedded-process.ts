/**
 * The embedded engine in a separate process, so that its memory can be measured: loads the catalog in the folder of
 * the first argument, asks the questions and prints an `EmbeddedSpeed` as JSON.
 */
import { embedded } from '../engines/embedded.js';
import { measureInTurns, type Speed } from './measure-in-turns.js';
import { speedQuestions } from './questions.js';

export interface EmbeddedSpeed {
  readonly loadSeconds: number;
  readonly loadPeakMegabytes: number;
  readonly exact: Speed | undefined;
  readonly typos: Speed | undefined;
  readonly inPart: Speed | undefined;
}

const [source = ''] = process.argv.slice(2);
const began = performance.now();
const engine = await embedded(source);
const loadSeconds = (performance.now() - began) / 1_000;
const loadPeakMegabytes = process.resourceUsage().maxRSS / 1_024;
const { exact, typos, inPart } = await speedQuestions(source);
const speeds = await measureInTurns(
  new Map([
    ['exact', turn => engine.find('games', exact[turn] ?? '')],
    ['typos', turn => engine.find('games', typos[turn % typos.length] ?? '')],
    ['in part', turn => engine.find('games', inPart[turn % inPart.length] ?? '')],
  ]),
  exact.length,
);
const answer: EmbeddedSpeed = {
  loadSeconds,
  loadPeakMegabytes,
  exact: speeds.get('exact'),
  typos: speeds.get('typos'),
  inPart: speeds.get('in part'),
};
process.stdout.write(JSON.stringify(answer));
