/** Decimal text taken apart: sign, digits before and after the point. */
export interface Decimal {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

/**
 * Takes plain decimal text apart: an optional minus sign, digits without superfluous leading zeros, and optionally a point
 * and digits. Undefined for anything else, among it `1e3`, `.5`, `5.`, `+1`, spaces and group separators.
 */
export function splitDecimal(text: string): Decimal | undefined {
  const match = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/.exec(text);
  if (match === null) return undefined;
  // Stryker disable next-line StringLiteral: what matched has a whole part.
  const [, sign, whole = '', fraction = ''] = match;
  return { negative: sign === '-', whole, fraction };
}
