import { wireLanguage } from '@corridor/core';
import type { EarlyRead } from './EarlyRead';

/** What a list asks for first: its resource, and the field that its rows are sorted by, newest first. */
interface FirstPage {
  readonly segment: string;
  readonly sort: string;
}

/** The lists by their addresses. */
const LISTS: Readonly<Record<string, FirstPage>> = {
  '/card': { segment: 'card', sort: 'createdAt' },
  '/statement': { segment: 'statement', sort: 'date' },
  '/exchange/orders': { segment: 'exchange-order', sort: 'createdAt' },
  '/payment/beneficiaries': { segment: 'beneficiary', sort: 'createdAt' },
};

/** What the screen at an address will ask for at once: who is signed in, and the first page of a list without conditions. */
export function earlyReads(page: Pick<Location, 'pathname' | 'search'>, token: string, locale: string): EarlyRead[] {
  const user = { path: `/api/dashboard/app/user/query?access_token=${encodeURIComponent(token)}` };
  const list = page.search === '' ? LISTS[page.pathname] : undefined;
  if (!list) return [user];
  const query = { filter: {}, sort: { field: list.sort, direction: 'desc' }, page: 1, size: 10 };
  return [{ path: `/api/portal/cms/${list.segment}/page`, body: { language: wireLanguage(locale), ...query } }, user];
}
