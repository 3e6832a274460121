import { LOCALE_COOKIE } from '../preferences/cookieNames';
import { earlyReads } from './earlyReads';
import { startRead } from './startRead';

/** Asks for what the first screen will ask for, in the chosen language. */
export function startReads(token: string): void {
  const chosen = new RegExp(`(?:^|; )${LOCALE_COOKIE}=(en|fr|zh)`).exec(document.cookie)?.[1];
  window.corridorEarly = earlyReads(location, token, chosen ?? 'en').map((read) => startRead(read, token));
}
