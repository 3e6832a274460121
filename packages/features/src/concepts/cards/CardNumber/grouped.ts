/** A card number in groups of four, as it is embossed; a group that is left over is shorter. */
export function grouped(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
