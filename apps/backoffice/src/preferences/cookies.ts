const DAY_SECONDS = 86_400;

/** How long cookies last, in days. @source spec §3 "Browser storage" */
export const COOKIE_DAYS = 30;

/** The value of a cookie, or null. */
export function readCookie(name: string): string | null {
  const prefix = `${encodeURIComponent(name)}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  return found === undefined ? null : decodeText(found.slice(prefix.length));
}

/** Sets a cookie for 30 days, or removes it for null. */
export function writeCookie(name: string, value: string | null): void {
  const age = value === null ? 0 : COOKIE_DAYS * DAY_SECONDS;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

// Somebody else's malformed cookie must not keep the back office from opening.
function decodeText(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
