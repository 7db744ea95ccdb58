import Sequencer from '@jest/test-sequencer';

const TIERS = ['scale', 'integration', 'attack', 'browser', 'deploy', 'e2e', 'contract', 'unit'];

/** So that the last worker is not left with a spec of a minute, and the others with nothing. */
export default class SlowTiersFirst extends Sequencer {
  sort(tests) {
    const place = ({ context }) => TIERS.indexOf(context.config.displayName.name);
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
}
