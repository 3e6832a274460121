/** The mod 11 check digit of Brazilian registers: the weighted sum's remainder from 11, where 10 and 11 become 0. */
export function mod11Digit(characters: string, weights: readonly number[]): number {
  let total = 0;
  for (const [index, weight] of weights.entries()) total += (characters.charCodeAt(index) - 48) * weight;
  const remainder = total % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}
