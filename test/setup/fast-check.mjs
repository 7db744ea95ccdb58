import fc from 'fast-check';

/** A run fails for a change and not by chance. The long form draws its own examples each time, and prints the seed of a failure. */
if (!process.env.TEST_LONG) fc.configureGlobal({ seed: 20_261_123 });
