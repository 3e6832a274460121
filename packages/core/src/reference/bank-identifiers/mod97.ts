/** The ISO 7064 remainder of an alphanumeric text whose letters count 10 to 35. */
export function mod97(text: string): number {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return Number(BigInt(digits) % 97n);
}
