/** An exact fraction, such as a rate that no decimal can write. The denominator is never zero. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** What an amount is multiplied or divided by: decimal text such as `"1.0875"`, an integer, or an exact fraction. */
export type Factor = string | bigint | Ratio;
