/** A rate at the middle of the market. */
export interface SourceRate {
  /** ISO 4217. */
  readonly currency: string;
  /** Units for one US dollar, as decimal text. */
  readonly perUsd: string;
  /** When it was the rate. */
  readonly at: Date;
}

/** Where rates come from. */
export interface RateSource {
  /** The source's promise: nobody deals at a rate that is older than so many seconds. */
  readonly maxAgeSeconds: number;
  /** The rates of the moment. */
  latest(): Promise<readonly SourceRate[]>;
}
