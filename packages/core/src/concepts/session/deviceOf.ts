/** A browser and the system that it runs on, by their own names; null where it does not say. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Marks in the order of asking: most browsers also carry the marks of those they descend from. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** The device that a browser says it is: a help to recognise one's own sessions, and no proof. @source ours */
export function deviceOf(userAgent: string): Device {
  const named = (marks: readonly (readonly [mark: string, name: string])[]) =>
    marks.find(([mark]) => userAgent.includes(mark))?.[1] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
