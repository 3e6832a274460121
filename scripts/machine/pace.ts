/** How many times slower this machine is than the one that the waits of tests are meant for: what a run measured at its start, else 1. */
export const PACE = Math.max(1, Number(process.env.CORRIDOR_PACE ?? 1));

/** Milliseconds that a test may wait, given in seconds of a quick machine: a slow one is slow and not wrong. */
export const within = (seconds: number): number => Math.ceil(seconds * 1000 * PACE);
