import type { FilterQuery, Page, PageQuery, ResourceContract, Sort } from '@corridor/core';
import { and, asc, desc, type SQL } from 'drizzle-orm';
import type { Call, Caller } from '../call';
import { allowsField } from '../resource/judge';
import { countRows } from './countRows';
import type { Listing } from './Listing';
import { readableRows } from './readableRows';

/** Most rows of `list`. */
const LIST_LIMIT = 500;

/** The verbs `list` and `page` of a listing. */
export function listingVerbs<C extends ResourceContract, Stored>(listing: Listing<C, Stored>) {
  return {
    list: async (call: Call, query: FilterQuery<C>): Promise<C['row'][]> => {
      const rows = await listing.read(call.tx, { ...found(listing, query, call), limit: LIST_LIMIT, offset: 0 });
      return rows.map(listing.toRow(call));
    },
    page: async (call: Call, query: PageQuery<C>): Promise<Page<C['row']>> => {
      const { page, size, filter = {} } = query;
      const condition = found(listing, query, call);
      const total = await countFound(listing, filter, call, condition);
      if (waitsForSearch(listing, query, total)) return { items: [], page, size, total, unsearched: true };
      const rows = await pageRows(listing, call, condition, { offset: (page - 1) * size, size, total });
      return { items: rows.map(listing.toRow(call)), page, size, total };
    },
  };
}

// Nobody reads a hundred thousand rows from the first page on.
function waitsForSearch<C extends ResourceContract, Stored>(
  { searchFirstFrom = Number.POSITIVE_INFINITY }: Listing<C, Stored>,
  { filter = {}, searched }: PageQuery<C>,
  total: number,
): boolean {
  return !searched && total > searchFirstFrom && Object.keys(filter).length === 0;
}

/** How many rows of a listing meet a filter: the total of its page. */
export async function countListed<C extends ResourceContract, Stored>(
  listing: Listing<C, Stored>,
  filter: Partial<C['filter']>,
  call: Call,
): Promise<number> {
  return countFound(listing, filter, call, found(listing, { filter }, call));
}

// Stored totals ignore the conditions of roles.
async function countFound<C extends ResourceContract, Stored>(
  listing: Listing<C, Stored>,
  filter: Partial<C['filter']>,
  call: Call,
  { where, allowed }: Pick<Found<C>, 'where' | 'allowed'>,
): Promise<number> {
  return allowed ? countRows(call.tx, listing.id.table, where) : listing.count(call.tx, filter, call, where);
}

type Found<C extends ResourceContract> = ReturnType<typeof found<C, unknown>>;

/** The rows of a page, read from whichever end of the order is nearer. */
async function pageRows<C extends ResourceContract, Stored>(
  listing: Listing<C, Stored>,
  { tx }: Call,
  { where, orderBy, sort }: Found<C>,
  { offset, size, total }: { offset: number; size: number; total: number },
): Promise<Stored[]> {
  const limit = Math.min(size, total - offset);
  if (limit <= 0) return [];
  if (offset <= total / 2) return listing.read(tx, { where, orderBy, limit, offset });
  const backward = orderOf(listing, { ...sort, direction: sort.direction === 'asc' ? 'desc' : 'asc' });
  const rows = await listing.read(tx, { where, orderBy: backward, limit, offset: total - offset - limit });
  return rows.reverse();
}

function orderOf<C extends ResourceContract, Stored>(
  listing: Listing<C, Stored>,
  { field, direction }: Sort<C['sort']>,
): SQL[] {
  const inDirection = direction === 'asc' ? asc : desc;
  return [inDirection(listing.sorts[field]), inDirection(listing.id)];
}

/** The order of rows where a caller names none: by a field that its roles show, if there is one. */
function firstSort<C extends ResourceContract, Stored>(
  { resource }: Listing<C, Stored>,
  { principal: { ability }, asked: { segment } }: Caller,
): Sort<C['sort']> {
  const isShown = (field: C['sort']) => allowsField(ability, 'read', segment, field);
  const shown = isShown(resource.firstSort.field) ? undefined : resource.sorts.find(isShown);
  return shown === undefined ? resource.firstSort : { field: shown, direction: 'asc' };
}

/** The condition and the order of a query, within the rows that the caller's roles show; the id breaks ties in the same direction, so that every order is total. */
export function found<C extends ResourceContract, Stored>(
  listing: Listing<C, Stored>,
  query: FilterQuery<C>,
  caller: Caller,
): { where: SQL | undefined; orderBy: SQL[]; sort: Sort<C['sort']>; allowed: SQL | undefined } {
  const { filter = {}, sort = firstSort(listing, caller) } = query;
  const allowed = readableRows(listing.id.table, caller);
  return { where: and(...listing.conditions(filter, caller), allowed), orderBy: orderOf(listing, sort), sort, allowed };
}
