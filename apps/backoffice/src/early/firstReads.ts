import { operationPath, wireLanguage } from '@corridor/core';
import { STORAGE_KEYS } from '../session/keys';
import { readStored, writeStored } from '../session/storage';
import type { EarlyRead } from './EarlyRead';

/** Query of the first page of a list. */
interface FirstQuery {
  readonly filter: object;
  readonly sort: object;
  readonly page: number;
  readonly size: number;
}

/** First reads of list screens by path: wire segment and query. */
export type FirstReads = Readonly<Record<string, readonly [segment: string, query: FirstQuery]>>;

/** First reads of the screen at an address: the signed-in user, and the first page of an unfiltered list. */
export function firstReads(page: Pick<Location, 'pathname' | 'search'>, token: string, locale: string): EarlyRead[] {
  const user = { path: `/api/dashboard/app/user/query?access_token=${encodeURIComponent(token)}` };
  return page.search === '' ? [...listRead(page.pathname, locale), user] : [user];
}

function listRead(pathname: string, locale: string): EarlyRead[] {
  const [segment, query] = keptReads()[pathname] ?? [];
  return segment ? [{ path: operationPath(segment, 'page'), body: { language: wireLanguage(locale), ...query } }] : [];
}

function keptReads(): FirstReads {
  try {
    const kept: unknown = JSON.parse(readStored(STORAGE_KEYS.datasource) ?? '{}');
    return isReads(kept) ? kept : {};
  } catch {
    return {};
  }
}

// Only keepReads writes this key; any other value is ignored.
const isReads = (kept: unknown): kept is FirstReads =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every(Array.isArray);

/** Stores the first reads of list screens where the page finds them with the next visit. */
export function keepReads(reads: FirstReads): void {
  const text = JSON.stringify(reads);
  if (readStored(STORAGE_KEYS.datasource) !== text) writeStored(STORAGE_KEYS.datasource, text);
}

/** Stores the page size of first reads. */
export function keepSize(size: number): void {
  const reads = Object.entries(keptReads());
  keepReads(Object.fromEntries(reads.map(([path, [segment, query]]) => [path, [segment, { ...query, size }]])));
}
