/** Sign of the difference of two decimal strings, exactly; undefined when either is none. */
export function compareDecimals(first: string, second: string): -1 | 0 | 1 | undefined {
  const [one, two] = [scaled(first), scaled(second)];
  if (!one || !two) return undefined;
  const places = Math.max(one.places, two.places);
  const difference = raise(one, places) - raise(two, places);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

interface Scaled {
  readonly digits: bigint;
  readonly places: number;
}

function scaled(text: string): Scaled | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : { digits: BigInt(`${sign}${whole}${fraction}`), places: fraction.length };
}

const raise = ({ digits, places }: Scaled, to: number) => digits * 10n ** BigInt(to - places);
