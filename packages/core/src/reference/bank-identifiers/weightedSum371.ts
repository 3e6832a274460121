const WEIGHTS = [3, 7, 1] as const;

/** The sum of a text's digits weighted 3, 7, 1, 3, 7, 1 …, modulo 10. */
export function weightedSum371(digits: string): number {
  let total = 0;
  for (const [index, digit] of [...digits].entries()) total += Number(digit) * (WEIGHTS[index % 3] ?? 0);
  return total % 10;
}
