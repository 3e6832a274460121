import Cookies from 'js-cookie';

/** How long cookies last, in days. @source spec §3 "Browser storage" */
const COOKIE_DAYS = 30;

/** The value of a cookie, or null. */
export function readCookie(name: string): string | null {
  return Cookies.get(name) ?? null;
}

/** All cookies by their names: to ask the browser for them one by one takes as long each time. */
export function readCookies(): Readonly<Record<string, string | undefined>> {
  return Cookies.get();
}

/** Sets a cookie for 30 days, or removes it for null. */
export function writeCookie(name: string, value: string | null): void {
  if (value === null) Cookies.remove(name);
  else Cookies.set(name, value, { expires: COOKIE_DAYS, sameSite: 'Lax', secure: location.protocol === 'https:' });
}
