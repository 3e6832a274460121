/** Returns true if a text is a BCP 47 tag, such as `fr-CA`, so that numbers and dates can be written in it. */
export function isLocale(text: string): boolean {
  try {
    return new Intl.Locale(text).language !== '';
  } catch {
    return false;
  }
}
