/** A part of the ring, from and to as shares of a turn. */
export interface RingPart {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** Divides a turn by values; what is not above zero takes no space. */
export function ringParts(values: readonly number[]): RingPart[] {
  const sizes = values.map((value) => Math.max(0, value));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let from = 0;
  return sizes.map((size) => {
    const share = total > 0 ? size / total : 0;
    const part = { from, to: from + share, share };
    from = part.to;
    return part;
  });
}
