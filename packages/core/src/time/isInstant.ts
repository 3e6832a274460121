import { isLocalDate } from './isLocalDate';

/** Returns true if a value is a UTC instant as the wire carries it: `2026-02-28T23:59:59.999Z`, milliseconds optional, on a real day. */
export function isInstant(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/.exec(value);
  return match !== null && isLocalDate(match[1]);
}
