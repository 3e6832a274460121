const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns true if a text is a UUID, the form of every record's id. */
export function isUuid(text: string): boolean {
  return UUID_PATTERN.test(text);
}

/** The text itself when it is a UUID. @throws TypeError when it is not */
export function assertUuid(text: string): string {
  if (!isUuid(text)) throw new TypeError('a UUID was expected');
  return text;
}

let last = { instant: Number.NaN, made: 0 };

function ordinalOf(instant: number): number {
  last = { instant, made: last.instant === instant ? (last.made + 1) & 0xfff : 0 };
  return last.made;
}

/** A fresh id, version 7: sorts by the instant it was made, so that indexes grow at one end, and within one in the order of making. */
export function createId(now: number = Date.now(), random?: Uint8Array): string {
  const time = now.toString(16).padStart(12, '0');
  const chance = [...(random ?? randomBytes(10))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const rest = random ? chance : ordinalOf(now).toString(16).padStart(3, '0') + chance.slice(3);
  const variant = '89ab'[Number.parseInt(rest.charAt(3), 16) & 3];
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(4, 7)}-${rest.slice(7, 19)}`;
}

/** Bytes from the platform's secure source. */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return globalThis.crypto.getRandomValues(new Uint8Array(length));
}
