/** When a price ends, told without trusting that this machine's clock shows the same time as the gateway's. */
export interface Deadline {
  /** How long the price holds, by the gateway's own clock. */
  readonly lifeMs: number;
  /** When it was asked for, by this machine's clock: earlier than the price was made, so that it never seems to last longer. */
  readonly askedAt: number;
}

/** Milliseconds that a price still holds; 0 when it is over. */
export const millisecondsLeft = ({ lifeMs, askedAt }: Deadline, now: number): number =>
  Math.min(lifeMs, Math.max(0, lifeMs - (now - askedAt)));
