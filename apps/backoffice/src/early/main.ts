import { LOCALE_COOKIE } from '../preferences/cookieNames';
import { storedToken } from '../session/storage';
import { earlyReads } from './earlyReads';
import { type CodeTable, preloadCode } from './preloadCode';
import { startRead } from './startRead';

declare const CORRIDOR_CODE: CodeTable;

const token = storedToken();
const chosen = new RegExp(`(?:^|; )${LOCALE_COOKIE}=(en|fr|zh)`).exec(document.cookie)?.[1];

if (token !== undefined) {
  window.corridorEarly = earlyReads(location, token, chosen ?? 'en').map((read) => startRead(read, token));
}
preloadCode(CORRIDOR_CODE, location.pathname, token !== undefined);
