/**
 * A busy machine is slow, not wrong: tests judge what happens, benchmarks how fast. Jest's own 5
 * seconds are too few for either.
 */
jest.setTimeout(60_000)
