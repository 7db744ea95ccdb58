import fc from 'fast-check';

/**
 * A run fails for a change and not by chance. The long form draws its own examples each time, ten times as many, and prints
 * the seed of a failure.
 */
fc.configureGlobal(process.env.TEST_LONG ? { numRuns: 1_000 } : { seed: 20_261_123 });
