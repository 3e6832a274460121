/** The value below which a share of the samples lies (nearest rank). */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const index = Math.max(0, Math.ceil(sorted.length * share) - 1);
  const value = sorted[index];
  if (value === undefined) throw new Error('There are no samples');
  return value;
}

/** A figure as it is written down: two decimals at most. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
