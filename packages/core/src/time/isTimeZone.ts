/** Returns true if the platform knows a time zone by this IANA name, such as `Europe/Warsaw` or `Etc/UTC`. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
