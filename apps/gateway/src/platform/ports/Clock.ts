/** Tells the time, so that tests and the sandbox can move it. */
export interface Clock {
  /** The instant at which a partner is, whose sandbox may be ahead; without one, that of sessions and allowances, which no sandbox moves. */
  now(partnerId?: string): Date;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };
