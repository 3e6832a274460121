import { storedLocale } from '../preferences/locale';
import { firstReads } from './firstReads';
import { startRead } from './startRead';

/** Sends the first reads of the screen, in the chosen language. */
export function startReads(token: string): void {
  window.corridorEarly = firstReads(location, token, storedLocale()).map((read) => startRead(read, token));
}
